/** Builds one game as one HTML file. */
import { statSync } from 'node:fs'
import { run } from '../run.mjs'

/**
 * Writes `<folder>/<game>.html`: in a language of the site, which is by default its first; on demand without sounds, and with
 * the own content of a file. Exits if the build fails.
 * @returns its size in bytes
 * @type {(game: string, folder: string, how?: { readonly silent?: boolean, readonly language?: string | undefined, readonly own?: string | undefined }) => Promise<number>}
 */
export async function packSingle(game, folder, { silent = false, language, own } = {}) {
  const options = ['--config', '.tools/single/vite.config.ts', '--outDir', folder, '--logLevel', 'warn']
  const { code } = await run('vite', ['build', ...options], {
    env: {
      // Tests have another environment, for which React has more code.
      NODE_ENV: 'production',
      SINGLE_GAME: game,
      LANGS: '',
      ...(language && { SITE_LANGUAGE: language }),
      ...(silent && { SINGLE_SILENT: '1' }),
      ...(own && { SINGLE_OWN: own }),
    },
  })
  if (code !== 0) process.exit(code)
  return statSync(`${folder}/${game}.html`).size
}
