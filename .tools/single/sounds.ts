/** The sounds of one game in its file: cut out of the sprite of all games. Without music, which would be as large as the rest. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { SOUND_NAMES } from '../../src/engine/sound/names.ts'
import { cutMp3 } from './mp3.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const file = (name: string) => join(root, 'assets/sounds', name)

/** The source files that may name sounds: those of a game or a family of games with a table of them, and the common table. */
function tablesOf(game: string): string[] {
  const games = join(root, 'src/games')
  const index = readFileSync(join(games, game, 'index.ts'), 'utf8')
  const families = [...index.matchAll(/'\.\.\/(shared\/[\w-]+)\//g)].map(([, folder]) => folder as string)
  const found = [game, ...families].flatMap((folder) =>
    readdirSync(join(games, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name))
      .map((name) => readFileSync(join(games, folder, name), 'utf8'))
      .filter((text) => /\bsounds\b/.test(text)),
  )
  return [...found, readFileSync(join(root, 'src/play/session/events/sessionSounds.ts'), 'utf8')]
}

/** The sounds that a game may play, in the order of the sprite. */
export function soundsOf(game: string): readonly string[] {
  const text = tablesOf(game).join('\n')
  return SOUND_NAMES.filter((name) => text.includes(`'${name}'`))
}

const addressModule = (address: string) => `export default ${JSON.stringify(address)}`

/** @param game - its sounds are kept; null for none */
export function sounds(game: string | null): Plugin {
  const all = JSON.parse(readFileSync(file('sprite.json'), 'utf8')) as Record<string, [number, number]>
  const names = game === null ? [] : soundsOf(game)
  const spans = names.map((name) => all[name] as [number, number])
  const { mp3, starts } = cutMp3(readFileSync(file('sprite.mp3')), spans)
  const cut = Object.fromEntries(names.map((name, n) => [name, [starts[n], all[name]?.[1]]]))
  // A sound that is not there has no length.
  const sprite = Object.fromEntries(SOUND_NAMES.map((name) => [name, cut[name] ?? [0, 0]]))
  const replaced: Readonly<Record<string, string>> = {
    'sprite.json': JSON.stringify(sprite),
    'sprite.mp3?url': addressModule(
      names.length === 0 ? '' : `data:audio/mpeg;base64,${Buffer.from(mp3).toString('base64')}`,
    ),
  }
  return {
    name: 'sounds',
    enforce: 'pre',
    load(id) {
      const name = /[\\/]assets[\\/]sounds[\\/]([^\\/]+)$/.exec(id)?.[1]
      return name?.endsWith('?url') ? (replaced[name] ?? addressModule('')) : replaced[name ?? '']
    },
  }
}
