/**
 * Owns the digest of each game: eight hexadecimal digits of all that decides how a play of it ends, made at build time. A play
 * that was kept is played again only by the very same code.
 */
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const NAME = 'virtual:digests'
const ID = `\0${NAME}`
const root = fileURLToPath(new URL('..', import.meta.url))
const games = join(root, 'src/games')

/** A file's imports whose values it uses, by their text: types decide nothing. */
const IMPORT = /^(?:import|export)\s+(?!type\b)[^'"]*?from\s+'([^']+)'/gm
/** Comments play no part, nor does space; a `//` within a text stands right after another letter. */
const COMMENT = /\/\*[\s\S]*?\*\/|(?<=^|[\s;{}()])\/\/[^\n]*/g

/** Code as it counts. */
export const plain = (text: string): string => text.replace(COMMENT, ' ').replace(/\s+/g, ' ')

function fileOf(path: string): string | null {
  for (const file of [path, `${path}.ts`, join(path, 'index.ts')])
    if (existsSync(file) && statSync(file).isFile()) return file
  return null
}

/** All files that a file needs, itself included, and the versions of the libraries among them. */
function gather(file: string, found: Map<string, string>): Map<string, string> {
  if (found.has(file)) return found
  const text = readFileSync(file, 'utf8')
  found.set(file, plain(text))
  for (const [, from = ''] of text.matchAll(IMPORT)) {
    const next = from.startsWith('.') ? fileOf(resolve(dirname(file), from)) : null
    if (next) gather(next, found)
    else if (!from.startsWith('.')) found.set(from, versionOf(from))
  }
  return found
}

function versionOf(name: string): string {
  const meta = createRequire(import.meta.url).resolve(`${name}/package.json`)
  return `${name}@${(JSON.parse(readFileSync(meta, 'utf8')) as { version: string }).version}`
}

/** The digest of one game, by its id; files are named from the root, so that it is the same wherever the project lies. */
export function digestOf(id: string): string {
  const start = fileOf(join(games, id, 'rules'))
  if (!start) throw new Error(`${id} has no rules`)
  const hash = createHash('sha256')
  const parts = [...gather(start, new Map())].map(([file, text]) => `${file.replace(root, '')}\n${text}`)
  for (const part of parts.sort()) hash.update(part)
  return hash.digest('hex').slice(0, 8)
}

export function digests(): Plugin {
  return {
    name: 'digests',
    resolveId: (id) => (id === NAME ? ID : null),
    load(id) {
      if (id !== ID) return null
      const ids = readdirSync(games).filter((name) => existsSync(join(games, name, 'manifest.ts')))
      const all = Object.fromEntries(ids.map((name) => [name, digestOf(name)]))
      return `export default ${JSON.stringify(all)}`
    },
  }
}
