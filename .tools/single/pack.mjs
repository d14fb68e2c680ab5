/** Builds one game as one HTML file. */
import { statSync } from 'node:fs'
import { run } from '../run.mjs'

/**
 * Writes `release/<game>.html`. Exits if the build fails.
 * @returns its size in bytes
 * @type {(game: string, how: { readonly silent: boolean, readonly language: string }, folder?: string) => Promise<number>}
 */
export async function packSingle(game, { silent, language }, folder = 'release') {
  const options = ['--config', '.tools/single/vite.config.ts', '--outDir', folder, '--logLevel', 'warn']
  const { code } = await run('vite', ['build', ...options], {
    env: { SINGLE_GAME: game, SITE_LANGUAGE: language, LANGS: '', ...(silent && { SINGLE_SILENT: '1' }) },
  })
  if (code !== 0) process.exit(code)
  return statSync(`${folder}/${game}.html`).size
}
