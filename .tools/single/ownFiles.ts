/** Builds the games that take own content as single files, which the form completes (`src/play/own/file.ts`). */
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin, ResolvedConfig } from 'vite'
import { gameIds } from '../gameIds.mjs'
import type { SiteBuild } from '../languages.ts'
import { siteSettings } from '../site/settings.ts'
import { packSingle } from './pack.mjs'

const games = fileURLToPath(new URL('../../src/games/', import.meta.url))

/** The games of the site that have the form. */
export const ownGames = (): readonly string[] =>
  (siteSettings()?.games ?? gameIds()).filter((id) =>
    /^ {2}own: \{$/m.test(readFileSync(join(games, id, 'index.ts'), 'utf8')),
  )

export function ownFiles({ language, root }: SiteBuild): Plugin {
  let config: ResolvedConfig
  return {
    name: 'own-files',
    apply: 'build',
    configResolved(resolved) {
      config = resolved
    },
    async closeBundle() {
      // A pack is an embedded page, which has no form.
      if (root === './') return
      const folder = join(resolve(config.root, config.build.outDir), 'single')
      await Promise.all(ownGames().map((game) => packSingle(game, folder, { language })))
    },
  }
}
