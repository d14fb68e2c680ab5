/** The comments of a file, and the names in its code. */
import { parseSync } from 'vite'

interface Range {
  readonly start: number
  readonly end: number
}

interface Node extends Range {
  readonly type: string
  readonly [key: string]: unknown
}

export interface Comment extends Range {
  readonly text: string
}

interface Name {
  readonly name: string
  readonly at: number
  /** Inside a function, so unknown outside of it. */
  readonly local: boolean
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'

const isFunction = ({ type }: Node) => /Function|^TS(?:Method|Call|Construct)Signature/.test(type)

const contains = (outer: Range, inner: Range) => outer.start <= inner.start && inner.end <= outer.end

export class Source {
  readonly comments: readonly Comment[]
  readonly #parsed
  readonly #code: string
  /** All nodes of the syntax tree, each before those inside it. */
  #nodes: Node[] | null = null
  readonly #names: Name[] = []
  readonly #declared = new Set<string>()

  constructor(file: string, code: string) {
    const lang = file.endsWith('.tsx') ? 'tsx' : file.endsWith('.ts') ? 'ts' : 'js'
    this.#parsed = parseSync(file, code, { lang })
    this.#code = code
    this.comments = this.#parsed.comments.map(({ value, start, end }) => ({ text: value, start, end }))
  }
  lineOf({ start }: Comment): number {
    return this.#code.slice(0, start).split('\n').length
  }
  /** Whether the code outside functions, which all code of the file knows, has a name. */
  declares(name: string): boolean {
    this.#read()
    return this.#declared.has(name)
  }
  /** Whether a comment can speak of a name: it is declared, or in the code that the comment is about. */
  knows(name: string, comment: Comment): boolean {
    if (this.#isBelow(name, comment) || this.declares(name)) return true
    const around = this.#read().find((node) => isFunction(node) && contains(node, comment))
    return this.#has(name, around ?? this.#documentedBy(comment) ?? { start: 0, end: this.#code.length })
  }
  /** Whether a name is in the signature that a comment documents. */
  takes(name: string, comment: Comment): boolean {
    if (this.#isBelow(name, comment)) return true
    const documented = this.#documentedBy(comment)
    if (!documented) return false
    const first = this.#read().find(
      (node) => isFunction(node) && isNode(node.body) && contains(documented, node),
    )
    const end = (first?.body as Node | undefined)?.start ?? documented.end
    return this.#has(name, { start: documented.start, end })
  }

  /** Finds most names without the syntax tree: in the line below, and those of the parameters if it ends before them. */
  #isBelow(name: string, { end }: Comment): boolean {
    const below = /\s*(?:.*\(\n(?:(?!\s*\)).*\n)*|.*)/y
    below.lastIndex = end
    const [code = ''] = below.exec(this.#code) ?? []
    return code.includes(name) && new RegExp(`(?<![\\w$])${name.replaceAll('$', '\\$')}(?![\\w$])`).test(code)
  }
  #documentedBy({ text, end }: Comment): Node | null {
    if (!text.startsWith('*')) return null
    const start = end + this.#code.slice(end).search(/\S/)
    const node = this.#read().find((each) => each.start === start)
    return node && node.type !== 'ImportDeclaration' ? node : null
  }
  #has(name: string, { start, end }: Range): boolean {
    this.#read()
    return this.#names.some((each) => each.name === name && each.at >= start && each.at < end)
  }
  #read(): Node[] {
    if (this.#nodes) return this.#nodes
    this.#nodes = []
    for (const node of this.#parsed.program.body) this.#walk(node as unknown as Node, false, this.#nodes)
    for (const { name, local } of this.#names) if (!local) this.#declared.add(name)
    return this.#nodes
  }
  #walk(node: Node, local: boolean, nodes: Node[]): void {
    nodes.push(node)
    const name = node.type === 'Literal' ? node.value : node.name
    if (typeof name === 'string') this.#names.push({ name, at: node.start, local })
    const inside = local || isFunction(node)
    for (const key in node) {
      // The name of a function is known outside of it.
      const isLocal = key === 'id' || key === 'key' ? local : inside
      const value = node[key]
      if (Array.isArray(value)) {
        for (const item of value) if (isNode(item)) this.#walk(item, isLocal, nodes)
      } else if (isNode(value)) this.#walk(value, isLocal, nodes)
    }
  }
}
