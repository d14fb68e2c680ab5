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

/** Not read by visitors: types, names of modules, and errors for programmers. */
const SKIPPED = /^(?:TS(?!As|Satisfies|NonNull)|Import|ExportAll|ThrowStatement)/

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'

function textOf({ type, value, quasis }: Node): string | null {
  if (type === 'JSXText' || (type === 'Literal' && typeof value === 'string')) return String(value)
  if (type !== 'TemplateLiteral') return null
  return (quasis as { value: { cooked: string } }[]).map((part) => part.value.cooked).join('{}')
}

function collect(node: Node, parent: Node | null, found: Literal[]): void {
  if (SKIPPED.test(node.type)) return
  const text = textOf(node)
  if (text !== null) {
    const attribute = parent?.type === 'JSXAttribute' ? (`${(parent.name as Node).name}=` as const) : null
    found.push({ text: text.trim(), of: node.type === 'JSXText' ? 'element' : attribute })
  }
  for (const value of Object.values(node)) {
    if (Array.isArray(value)) {
      for (const each of value) if (isNode(each)) collect(each, node, found)
    } else if (isNode(value)) collect(value, node, found)
  }
}

/** All literals of a file. */
export function literalsOf(code: string, lang: 'ts' | 'tsx'): Literal[] {
  const found: Literal[] = []
  collect(parseAst(code, { lang }) as unknown as Node, null, found)
  return found
}
