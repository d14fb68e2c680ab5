/**
 * Finds the translation of each text, and what is missing. English texts are the exports of modules in folders named
 * `texts`. A translation is an export of any module in `src/locales/<language>` that is typed by the English one:
 * `export const texts: Translation<typeof game.texts>`. Cards and trophies are lists by game.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseAst } from 'vite'

/** @typedef {{ readonly type: string, readonly [key: string]: any }} Node - of a syntax tree (ESTree) */

/**
 * @typedef {object} Exported
 * @property {string} file - the module, an absolute path
 * @property {string} name - its export
 * @property {string} [key] - for a list by game, the game
 * @property {Node} node - the value
 * @property {string} value - its code
 * @property {string} rest - the code of the module without its exports: imports with absolute paths, and constants
 */

const SRC = fileURLToPath(new URL('../src', import.meta.url))

/** A text module, by its path below `src/`. */
const TEXTS = /^(?!locales\/)(?:[\w/-]+\/)?texts(?:\/[\w-]+)?\.ts$/
/** Modules whose translations are in one list for all games. */
const LISTS = new Map([
  ['cards', 'texts/card.ts#card'],
  ['trophies', 'texts/trophies.ts#trophyTexts'],
])

const slashes = (/** @type {string} */ path) => path.replaceAll('\\', '/')

/** @returns the path of a file below `src/`; null for any other file */
export function pathInSrc(/** @type {string} */ file) {
  const path = slashes(relative(SRC, file))
  return path.startsWith('../') ? null : path
}

/** @returns whether this path below `src/` is that of an English text module */
export const isTextModule = (/** @type {string} */ path) => TEXTS.test(path)

/** @returns {string[]} the paths below `src/` of all English text modules */
export function textModules() {
  return /** @type {string[]} */ (readdirSync(SRC, { recursive: true }))
    .map(slashes)
    .filter(isTextModule)
    .sort()
}

/**
 * The statements of a module.
 *
 * @param {string} code
 * @returns {readonly Node[]}
 */
const statementsOf = (code) => /** @type {Node} */ (parseAst(code, { lang: 'ts' })).body

/**
 * The constants that a module exports.
 *
 * @param {string} code
 * @returns {Node[]} their declarators
 */
const exportsOf = (code) =>
  statementsOf(code).flatMap(({ type, declaration }) =>
    type === 'ExportNamedDeclaration' ? (declaration?.declarations ?? []) : [],
  )

/**
 * The code of a module without its exports and types.
 *
 * @param {string} code
 * @param {string} folder - what its imports are relative to
 */
function restOf(code, folder) {
  return statementsOf(code)
    .filter(({ type, importKind }) => type !== 'ExportNamedDeclaration' && importKind !== 'type')
    .map(({ type, source, start, end }) =>
      type === 'ImportDeclaration'
        ? `${code.slice(start, source.start)}'${slashes(join(folder, source.value))}'`
        : code.slice(start, end),
    )
    .join('\n')
}

/** The value without its TypeScript syntax. @type {(node: Node) => Node} */
const plain = (node) => (/^TS/.test(node.type) ? plain(node.expression) : node)

/** @returns {[name: string, value: Node][]} */
const entriesOf = (/** @type {Node} */ node) =>
  node.properties
    .filter((/** @type {Node} */ { type }) => type === 'Property')
    .map((/** @type {Node} */ { key, value }) => [String(key.name ?? key.value), value])

/**
 * The texts of an object, by their paths: 'options.edges.label'.
 *
 * @param {Node} node
 * @returns {string[]}
 */
function pathsOf(node, path = '') {
  const value = plain(node)
  if (value.type !== 'ObjectExpression') return [path]
  return entriesOf(value).flatMap(([name, each]) => pathsOf(each, path ? `${path}.${name}` : name))
}

/**
 * The paths of the texts that a translation lacks. A value that is computed counts as complete.
 *
 * @param {Node} english
 * @param {Node | undefined} translation
 * @returns {string[]}
 */
function missingIn(english, translation, path = '') {
  if (!translation) return pathsOf(english, path)
  const [value, other] = [plain(english), plain(translation)]
  if (value.type !== 'ObjectExpression' || other.type !== 'ObjectExpression') return []
  const own = new Map(entriesOf(other))
  return entriesOf(value).flatMap(([name, each]) =>
    missingIn(each, own.get(name), path ? `${path}.${name}` : name),
  )
}

/** The translations in one language. */
export class Locale {
  /** By module and export: 'games/snake/texts/game.ts#texts'. @type {Map<string, Exported>} */
  #found = new Map()
  #folder

  /** @param {string} language - the name of its folder */
  constructor(language) {
    this.#folder = join(SRC, 'locales', language)
    const files = /** @type {string[]} */ (readdirSync(this.#folder, { recursive: true }))
    for (const each of files.filter((file) => file.endsWith('.ts'))) this.#read(join(this.#folder, each))
  }

  /**
   * The one export of an English text module, with its translation and what that lacks.
   *
   * @param {string} module - its path below `src/`
   * @param {string} [code]
   * @throws {Error} if the module has another number of exports
   */
  compare(module, code = readFileSync(join(SRC, module), 'utf8')) {
    const [english, ...more] = exportsOf(code)
    if (!english || more.length > 0) throw new Error(`${module}: a text module exports one constant`)
    const name = /** @type {string} */ (english.id.name)
    const translation = this.#found.get(`${module}#${name}`)
    const missing = missingIn(english.init, translation?.node)
    return { name, translation, texts: pathsOf(english.init), missing }
  }

  /**
   * The file of this language that replaces one with content, such as a list of words: it has the same path.
   *
   * @param {string} path - below `src/`
   */
  inPlaceOf(path) {
    const file = join(this.#folder, path)
    return existsSync(file) ? file : null
  }

  /** @param {string} file */
  #read(file) {
    const code = readFileSync(file, 'utf8')
    const imports = new Map(
      [...code.matchAll(/^import type \* as (\w+) from '([^']+)'/gm)].map(([, name, from]) => [
        name,
        pathInSrc(join(dirname(file), `${from}.ts`)),
      ]),
    )
    const rest = restOf(code, dirname(file))
    const codeOf = (/** @type {Node} */ { start, end }) => code.slice(start, end)
    for (const { id, init } of exportsOf(code)) {
      const { name } = id
      const typed = /Translation<typeof (\w+)\.(\w+)>/.exec(codeOf(id))
      const found = { file, name, rest }
      if (typed)
        this.#found.set(`${imports.get(typed[1])}#${typed[2]}`, { ...found, node: init, value: codeOf(init) })
      const module = LISTS.get(name)
      if (module)
        for (const [key, node] of entriesOf(plain(init)))
          this.#found.set(`games/${key}/${module}`, { ...found, key, node, value: codeOf(node) })
    }
  }
}

/**
 * How much of a language is translated: the number of all texts, and the paths of the missing ones by English module.
 *
 * @param {string} language
 */
export function reportOf(language) {
  const locale = new Locale(language)
  const modules = textModules().map((module) => ({ module, ...locale.compare(module) }))
  return {
    texts: modules.reduce((sum, { texts }) => sum + texts.length, 0),
    missing: modules.flatMap(({ module, missing: paths }) => (paths.length > 0 ? [{ module, paths }] : [])),
  }
}
