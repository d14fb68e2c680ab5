/**
 * Owns the digest of each game: eight hexadecimal digits of all that decides how a play of it ends, made at build time. A play
 * that was kept is played again only by the very same code.
 */
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { minifySync, type Plugin, parseSync, transformWithOxc } from 'vite'

const NAME = 'virtual:digests'
const ID = `\0${NAME}`
const root = fileURLToPath(new URL('..', import.meta.url))
const games = join(root, 'src/games')

/** Code as it counts: what the bundler leaves of it without types, comments and space. Throws where it is no code. */
export async function plain(file: string, text: string): Promise<string> {
  // Without the project's settings imports that only types need are gone too, however they are written.
  const script = await transformWithOxc(text, file, { tsconfig: false, sourcemap: false })
  const { code, errors } = minifySync('bare.js', script.code, {
    compress: false,
    mangle: false,
    codegen: { removeWhitespace: true, legalComments: 'none' },
  })
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`)
  return code
}

/** What bare code takes values from; types are gone by then. */
function sources(code: string): string[] {
  const { staticImports, staticExports, dynamicImports } = parseSync('bare.js', code).module
  // What is loaded later decides as well.
  const later = dynamicImports.map(({ moduleRequest: { start, end } }) => code.slice(start + 1, end - 1))
  const passed = staticExports.flatMap(({ entries }) => entries.map(({ moduleRequest }) => moduleRequest))
  const named = [...staticImports.map(({ moduleRequest }) => moduleRequest), ...passed].flatMap((from) =>
    from ? [from.value] : [],
  )
  return [...named, ...later]
}

function fileOf(path: string): string {
  for (const file of [path, `${path}.ts`, join(path, 'index.ts')])
    if (existsSync(file) && statSync(file).isFile()) return file
  throw new Error(`${path} is no file that a game's rules could need`)
}

/** A file as it counts, and what it takes values from; files are read once, however many games share them. */
type Part = { readonly code: string; readonly from: readonly string[] }
type Parts = Map<string, Promise<Part>>

async function read(file: string): Promise<Part> {
  const code = await plain(file, readFileSync(file, 'utf8'))
  return { code, from: sources(code) }
}

function partOf(file: string, parts: Parts): Promise<Part> {
  const known = parts.get(file) ?? read(file)
  parts.set(file, known)
  return known
}

/** All files that a file needs, itself included, and the versions of the libraries among them. */
async function gather(start: string, parts: Parts): Promise<Map<string, string>> {
  const found = new Map<string, string>()
  const open = [start]
  for (let file = open.pop(); file; file = open.pop()) {
    if (found.has(file)) continue
    const { code, from } = await partOf(file, parts)
    found.set(file, code)
    for (const name of from)
      if (name.startsWith('.')) open.push(fileOf(resolve(dirname(file), name)))
      else found.set(name, versionOf(name))
  }
  return found
}

function versionOf(name: string): string {
  const meta = createRequire(import.meta.url).resolve(`${name}/package.json`)
  return `${name}@${(JSON.parse(readFileSync(meta, 'utf8')) as { version: string }).version}`
}

/**
 * The digest of one game, by its id; files are named from the root, so that it is the same wherever the project lies.
 * @param home the project's folder, ending in a slash
 */
export async function digestOf(id: string, parts: Parts = new Map(), home = root): Promise<string> {
  const needed = await gather(fileOf(join(home, 'src/games', id, 'rules')), parts)
  const hash = createHash('sha256')
  const texts = [...needed].map(([file, text]) => `${file.replace(home, '')}\n${text}`)
  for (const text of texts.sort()) hash.update(text)
  return hash.digest('hex').slice(0, 8)
}

export function digests(): Plugin {
  return {
    name: 'digests',
    resolveId: (id) => (id === NAME ? ID : null),
    async load(id) {
      if (id !== ID) return null
      const ids = readdirSync(games).filter((name) => existsSync(join(games, name, 'manifest.ts')))
      const parts: Parts = new Map()
      const all = await Promise.all(ids.map(async (name) => [name, await digestOf(name, parts)]))
      return `export default ${JSON.stringify(Object.fromEntries(all))}`
    },
  }
}
