/** Comments and documents name what there is: what is renamed in the code is renamed in them, too. */
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { gameIds } from '../support/gameIds'
import { type Comment, Source } from './comments'

/** Paths below the project, with slashes. */
const pathOf = (...parts: readonly string[]) => join(...parts).replaceAll('\\', '/')
const files = ['src', 'tests', '.tools', '.github', 'assets']
  .flatMap((folder) =>
    (readdirSync(folder, { recursive: true }) as string[]).map((file) => pathOf(folder, file)),
  )
  .concat(readdirSync('.'))
const known = new Set(files)
/** The code by its file. Translations are left out: their comments are those of the English modules. */
const codes = new Map(
  files
    .filter((file) => /\.(?:tsx?|m?js)$/.test(file) && !/\/texts\/[\w-]+\/|^src\/locales\//.test(file))
    .map((file) => [file, readFileSync(file, 'utf8')]),
)
const sheets = files.filter((file) => file.endsWith('.css'))
const documents = files.filter((file) => file.endsWith('.md'))

const sources = new Map<string, Source>()
function sourceOf(file: string): Source {
  const source = sources.get(file) ?? new Source(file, codes.get(file) ?? '')
  sources.set(file, source)
  return source
}
const declares = (file: string, name: string) =>
  codes.get(file)?.includes(name) === true && sourceOf(file).declares(name)

const FILE = /(?<![\w/:.@<>*{}-])(?:\.\.?\/|[\w.-]+\/)*[\w.-]*\w\.(?:tsx?|mjs|css|md)\b(?!\.)/g
const NAMED_FILE = /\.(?:tsx?|m?js|css|md|json|html|svg|txt)$/
/** Where a file may be that is named in another one: in its folder or one above, in `src`, or in the folder of a game. */
function placesOf(named: string, from: string): string[] {
  // The templates of new games are copied to the project.
  const own = dirname(from.replace(/^\.tools\/new-game\/\w+\//, ''))
  if (/^\.\.?\//.test(named)) return [pathOf(own, named)]
  const parts = own.split('/')
  const above = parts.map((_, depth) => parts.slice(0, depth + 1).join('/'))
  const folders = [...above, 'src', ...gameIds.map((id) => `src/games/${id}`)]
  return [named, ...folders.map((folder) => `${folder}/${named}`)]
}
const filesIn = (text: string) => [...text.matchAll(FILE)].map(([name]) => name)
const missingIn = (names: readonly string[], from: string) =>
  names
    .filter((name) => !placesOf(name, from).some((path) => known.has(path)))
    .map((name) => `${from}: ${name}`)

function importsOf(file: string): string[] {
  const imports = codes.get(file)?.matchAll(/\b(?:from|import)\s*\(?\s*'(\.[^'\s]+)'/g) ?? []
  return [...imports].flatMap(([, to]) => {
    const path = pathOf(dirname(file), to as string)
    return [path, `${path}.ts`, `${path}.tsx`, `${path}/index.ts`].filter((each) => codes.has(each))
  })
}

/** Values of the language, and objects of browsers, whose members are not ours: `KeyboardEvent.code`. */
const BUILT_IN =
  /^(?:null|undefined|true|false|Intl|Math|crypto|navigator|window|(?:Keyboard|Mouse|Wheel)Event)$/
/** Names that are no words of English, so that they mean the same wherever they are. */
const DISTINCT = /[a-z][A-Z]|^[A-Z][A-Z_]+$/

/** Finds a name in a line of code, after some other code. */
const codeWith = (name: string, before = '') =>
  new RegExp(`^(?!\\s*(?:/?\\*|//))${before}.*(?<![\\w$])${name.replaceAll('$', '\\$')}(?![\\w$])`, 'm')

/**
 * Whether a reader of a comment finds a name: in the code that the comment is about, declared in the file, in one that
 * it imports or in one that the comment names. What is elsewhere is named with its owner, as `TurnRules.apply`, unless
 * it has a distinct name.
 */
function isFound(named: string, comment: Comment, file: string): boolean {
  const [first = '', ...members] = named.split('.')
  if (BUILT_IN.test(first)) return true
  const others = () => [...importsOf(file), ...filesIn(comment.text).flatMap((name) => placesOf(name, file))]
  const isNear = (name: string) =>
    sourceOf(file).knows(name, comment) || others().some((to) => declares(to, name))
  if ([first, ...members].every(isNear)) return true
  const place =
    members.length > 0 ? codeWith(first, 'export ') : DISTINCT.test(first) ? codeWith(first) : null
  return [...codes].some(
    ([to, code]) => code.includes(first) && place?.test(code) && members.every((name) => declares(to, name)),
  )
}

/** The names in a file's comments that are not in the code. */
function wrongIn(file: string): string[] {
  if (!/(?:\/\*|^\s*\*|\/\/).*(?:`|@param)/m.test(codes.get(file) ?? '')) return []
  const source = sourceOf(file)
  return source.comments.flatMap((comment) => {
    const parameters = [...comment.text.matchAll(/@param\s+(?:\{[^}]*\}\s+)?(\w+)/g)]
      .map(([, name]) => name as string)
      .filter((name) => !source.takes(name, comment))
    const names = [...comment.text.matchAll(/`([A-Za-z_$][\w$]*(?:\.[A-Za-z_$][\w$]*)*)(?:\(.*\)|\[.*\])?`/g)]
      .map(([, name]) => name as string)
      .filter((name) => !NAMED_FILE.test(name) && !isFound(name, comment, file))
    return [...parameters, ...names].map((name) => `${file}:${source.lineOf(comment)} ${name}`)
  })
}

const SAMPLE = `
/** At most \`most\`, from \`first\` on. @param most - how many */
export const some = <Item>(items: readonly Item[], max: number, first = 0): Item[] => {
  const end = first + max
  return items.slice(first, end)
}
function other(most: number) {}
`

describe('comments', () => {
  it('know the names of their function and of the file', () => {
    const source = new Source('sample.ts', SAMPLE)
    const [comment] = source.comments as [Comment]
    const names = ['max', 'first', 'end', 'other', 'most']
    expect(names.filter((name) => source.knows(name, comment))).toEqual(['max', 'first', 'end', 'other'])
    expect(names.filter((name) => source.takes(name, comment))).toEqual(['max', 'first'])
  })
  it('name parameters and other names as the code does', () => {
    expect([...codes.keys()].flatMap(wrongIn)).toEqual([])
  })
  it('name only files that exist', () => {
    const commented = [...codes].flatMap(([file, code]) =>
      /(?:\/\*|^\s*\*|\/\/).*\.(?:tsx?|mjs|css|md)\b/m.test(code)
        ? sourceOf(file).comments.map(({ text }) => ({ file, text }))
        : [],
    )
    const styled = sheets.flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/\/\*.*?\*\//gs)].map(([text]) => ({ file, text })),
    )
    expect([...commented, ...styled].flatMap(({ file, text }) => missingIn(filesIn(text), file))).toEqual([])
  })
})
it('documents name only files that exist', () => {
  const missing = documents.flatMap((page) => {
    const text = readFileSync(page, 'utf8')
    const marked = [...text.matchAll(/`([^`\n]+)`/g)].flatMap(([, code]) => filesIn(code as string))
    const links = [...text.matchAll(/\]\(([^)#:]+)\)/g)].map(([, to]) => to as string)
    const broken = links.filter((to) => !known.has(pathOf(dirname(page), to)))
    return [...missingIn(marked, page), ...broken.map((to) => `${page}: ${to}`)]
  })
  expect(missing).toEqual([])
  expect(documents.length).toBeGreaterThan(20)
})
