/** Measures sizes by route: the JavaScript that a visitor downloads, gzip, the number of files, and the limits. */
import { readdirSync, readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { catalog } from '../../src/games/catalog'
import { heading, table } from './print'

/** Budgets of JavaScript per page, kB gzip: a few more than the largest page had on 27 November 2026. */
const MAX = { home: 126, realtime: 380, turn: 200 } as const
const MAX_REQUESTS = 12
/** Bytes. */
const MAX_FONT = 30_000

const gzipped = new Map<string, number>()

function size(file: string): number {
  if (!gzipped.has(file)) gzipped.set(file, gzipSync(readFileSync(`dist/${file}`)).length)
  return gzipped.get(file) as number
}

/**
 * Prints the sizes.
 *
 * @returns what exceeds its limit, one sentence each
 */
export function sizes(): string[] {
  const pages = JSON.parse(readFileSync('dist/.vite/pages.json', 'utf8')) as Record<
    string,
    { readonly scripts: readonly string[]; readonly late: readonly string[] }
  >
  const wrong: string[] = []
  const sum = (files: readonly string[]) => files.reduce((total, file) => total + size(file), 0) / 1000
  heading(
    `Sizes: JavaScript by route, gzip kB (at most ${MAX.home} for the home page, ${MAX.realtime} in real time, ${MAX.turn} in turns), and files (at most ${MAX_REQUESTS})`,
  )
  const needed = new Map<string, number>()
  for (const { scripts, late } of Object.values(pages))
    for (const file of [...scripts, ...late]) needed.set(file, (needed.get(file) ?? 0) + 1)
  const rows = Object.entries(pages).map(([path, { scripts: first, late }]) => {
    const scripts = [...first, ...late]
    const kind = catalog.find((game) => game.path === path)?.kind ?? 'home'
    const kB = sum(scripts)
    const max = MAX[kind]
    if (kB > max) wrong.push(`${path} has ${kB.toFixed(1)} kB of JavaScript, not ${max}`)
    if (scripts.length > MAX_REQUESTS) wrong.push(`${path} asks for ${scripts.length} scripts`)
    // What the start panel needs, and what only this page loads.
    return [path, kB, sum(first), sum(scripts.filter((file) => needed.get(file) === 1)), scripts.length]
  })
  table(['route', 'total', 'first', 'own', 'files'], rows)
  const assets = readdirSync('dist/assets')
  for (const file of assets) {
    const bytes = readFileSync(`dist/assets/${file}`).length
    if (file.endsWith('.woff2') && bytes > MAX_FONT) wrong.push(`${file} has ${bytes} bytes, not ${MAX_FONT}`)
  }
  for (const sentence of wrong) process.stdout.write(`! ${sentence}\n`)
  return wrong
}
