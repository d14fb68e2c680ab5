/** The texts that are written in the code of a file, by its syntax tree. */
import { parseAst } from 'vite'

export interface Literal {
  /** With `{}` for each value of a template. */
  readonly text: string
  /** Between the tags of an element, the name of the attribute that it is the value of, or null elsewhere. */
  readonly of: 'element' | `${string}=` | null
}

interface Node {
  readonly type: string
  readonly [key: string]: unknown
}

/** Not read by visitors: types, names of modules, and errors and messages for programmers. */
const SKIPPED = /^(?:TS(?!As|Satisfies|NonNull)|Import|ExportAll|ThrowStatement)/

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'

const isConsole = (callee: unknown) =>
  isNode(callee) && isNode(callee.object) && callee.object.name === 'console'

function textOf({ type, value, quasis }: Node): string | null {
  if (type === 'JSXText' || (type === 'Literal' && typeof value === 'string')) return String(value)
  if (type !== 'TemplateLiteral') return null
  return (quasis as { value: { cooked: string } }[]).map((part) => part.value.cooked).join('{}')
}

/** Visits a node and those inside it, except what no visitor reads. */
function walk(node: Node, parent: Node | null, visit: (node: Node, parent: Node | null) => void): void {
  if (SKIPPED.test(node.type) || isConsole(node.callee)) return
  visit(node, parent)
  for (const value of Object.values(node).flat()) if (isNode(value)) walk(value, node, visit)
}

const parsed = (code: string, lang: 'ts' | 'tsx') => parseAst(code, { lang }) as unknown as Node

/** All literals of a file. */
export function literalsOf(code: string, lang: 'ts' | 'tsx'): Literal[] {
  const found: Literal[] = []
  walk(parsed(code, lang), null, (node, parent) => {
    const text = textOf(node)
    if (text === null) return
    const attribute = parent?.type === 'JSXAttribute' ? (`${(parent.name as Node).name}=` as const) : null
    found.push({ text: text.trim(), of: node.type === 'JSXText' ? 'element' : attribute })
  })
  return found
}

const CATEGORIES = ['zero', 'one', 'two', 'few', 'many', 'other']

/** The categories of each object of plural forms: one with 'other' and only names of categories. */
export function pluralsOf(code: string): string[][] {
  const found: string[][] = []
  walk(parsed(code, 'ts'), null, ({ type, properties }) => {
    if (type !== 'ObjectExpression') return
    const names = (properties as Node[]).map(({ key }) => (key as Node | undefined)?.name as string)
    if (names.includes('other') && names.every((name) => CATEGORIES.includes(name))) found.push(names)
  })
  return found
}
