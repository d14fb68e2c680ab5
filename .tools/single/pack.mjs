/** Builds one game as one HTML file. */
import { statSync } from 'node:fs'
import { run } from '../run.mjs'

/**
 * Writes `release/<game>.html`, without sounds if silent, in a language of the site, with own content if there is a file of
 * it. Exits if the build fails.
 * @returns its size in bytes
 * @type {(game: string, how: { readonly silent: boolean, readonly language: string, readonly own?: string | undefined }, folder?: string) => Promise<number>}
 */
export async function packSingle(game, { silent, language, own }, folder = 'release') {
  const options = ['--config', '.tools/single/vite.config.ts', '--outDir', folder, '--logLevel', 'warn']
  const { code } = await run('vite', ['build', ...options], {
    env: {
      SINGLE_GAME: game,
      SITE_LANGUAGE: language,
      LANGS: '',
      ...(silent && { SINGLE_SILENT: '1' }),
      ...(own && { SINGLE_OWN: own }),
    },
  })
  if (code !== 0) process.exit(code)
  return statSync(`${folder}/${game}.html`).size
}
