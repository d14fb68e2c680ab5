/**
 * Turns the emoji of the games into pictures from Noto Emoji (`@iconify-json/noto`, Apache License 2.0), one file each, so
 * that they look the same on every device and none is missing. Every emoji in the rules, options or data of a game gets
 * one; `ui/controls/Emoji.tsx` shows them. Symbols of a result as text are not pictures, so they are in its view.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { emojiName } from '../src/ui/controls/emojiName.ts'
import { siteSettings } from './site/settings.ts'

const require = createRequire(import.meta.url)
const root = fileURLToPath(new URL('..', import.meta.url))

interface Icons {
  readonly icons: Readonly<Record<string, { readonly body: string }>>
  readonly aliases?: Readonly<Record<string, { readonly parent: string }>>
  readonly width: number
  readonly height: number
}

const { version } = require('@iconify-json/noto/package.json') as { version: string }
/** The folder of the pictures. A new version has a new address, so browsers may cache them forever. */
const PREFIX = `assets/noto-${version}-`

/** A whole emoji: with variation selector, skin tone and joined parts. */
const EMOJI =
  /\p{Extended_Pictographic}[\uFE0F\p{Emoji_Modifier}]*(?:\u200D\p{Extended_Pictographic}[\uFE0F\p{Emoji_Modifier}]*)*/gu

/** One game in one language, without what needs the site. */
export interface OnlyGame {
  readonly game: string
  readonly language: string
}

/**
 * Every emoji in the rules, options and data of the games, in all languages, and among the reactions of live games,
 * except plain text symbols such as '©'.
 */
export function usedEmoji(only?: OnlyGame): ReadonlySet<string> {
  const src = join(root, 'src')
  const chosen = only ? [only.game] : siteSettings()?.games
  const named = new RegExp(
    `^(?:locales/${only?.language ?? '[\\w-]+'}/)?games/([\\w-]+)/(?:options\\.ts|rules(?:/.*)?\\.ts|data/.*)$`,
  )
  const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter((file) => {
    const [, game = ''] = named.exec(file.replaceAll('\\', '/')) ?? []
    return game && (!chosen || game === 'shared' || chosen.includes(game))
  })
  const paths = [...files, ...(only ? [] : ['play/live/words.ts'])].map((file) => join(src, file))
  const found = paths.flatMap((path) => readFileSync(path, 'utf8').match(EMOJI) ?? [])
  return new Set(found.filter((emoji) => /\uFE0F|\p{Emoji_Presentation}/u.test(emoji)))
}

let read: { readonly icons: Icons; readonly names: Readonly<Record<string, string>> } | null = null

/**
 * @returns The picture of an emoji as an SVG document.
 * @throws {Error} If the set lacks the emoji: the build fails rather than ship a missing picture.
 */
export function pictureOf(emoji: string): string {
  read ??= {
    icons: require('@iconify-json/noto/icons.json') as Icons,
    names: require('@iconify-json/noto/chars.json') as Record<string, string>,
  }
  const { icons, names } = read
  const code = emojiName(emoji)
  const name = names[code]
  const { body } = icons.icons[icons.aliases?.[name ?? '']?.parent ?? name ?? ''] ?? {}
  if (body === undefined) throw new Error(`${emoji} (${code}) has no picture in @iconify-json/noto`)
  const { width, height } = icons
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${body}</svg>`
}

const LICENSE = `Pictures of emoji: Noto Emoji by Google, from @iconify-json/noto ${version}.
Licensed under the Apache License, Version 2.0: https://www.apache.org/licenses/LICENSE-2.0
`

/** @param only - the pictures are in the script instead of files */
export function emoji(only?: OnlyGame): Plugin {
  const inside =
    only && Object.fromEntries([...usedEmoji(only)].map((each) => [emojiName(each), pictureOf(each)]))
  return {
    name: 'emoji',
    config: () => ({
      define: {
        'import.meta.env.EMOJI_AT': JSON.stringify(PREFIX),
        'import.meta.env.EMOJI_PICTURES': JSON.stringify(inside ?? ''),
      },
    }),
    generateBundle() {
      if (only) return
      // Only once: other environments of the build would write the same files.
      if (this.environment.name !== 'client') return
      for (const each of usedEmoji())
        this.emitFile({
          type: 'asset',
          fileName: `${PREFIX}${emojiName(each)}.svg`,
          source: pictureOf(each),
        })
      this.emitFile({ type: 'asset', fileName: `${PREFIX}license.txt`, source: LICENSE })
    },
    configureServer(server) {
      const served = new Map([...usedEmoji()].map((each) => [`/${PREFIX}${emojiName(each)}.svg`, each]))
      server.middlewares.use((request, response, next) => {
        const path = (request.url ?? '').split('?')[0] ?? ''
        const found = served.get(path.slice(Math.max(0, path.indexOf(`/${PREFIX}`))))
        if (!found) return next()
        response.setHeader('Content-Type', 'image/svg+xml')
        response.end(pictureOf(found))
      })
    },
  }
}
