/** The source files for the structure rules: what each imports, and which files import each other in a cycle. */
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'

export const SRC = 'src'
export const files = (readdirSync(SRC, { recursive: true }) as string[])
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => /\.tsx?$/.test(file))

/** The layers, lowest first: a file may import from its own layer and lower ones. Nothing imports the workbench. */
const LAYERS = [
  'engine/core',
  'engine/storage',
  'engine',
  'ui',
  'games',
  'play',
  'site',
  'main.tsx',
  'workbench',
]
export const layerOf = (file: string) =>
  LAYERS.findIndex((layer) => file === layer || file.startsWith(`${layer}/`))

export interface Import {
  readonly file: string
  /** A path below src, or the name of a package. */
  readonly to: string
}

export const imports: Import[] = files.flatMap((file) => {
  const text = readFileSync(join(SRC, file), 'utf8')
  const found = [...text.matchAll(/(?:from|import)\s*\(?\s*['"]([^'"]+)['"]/g)].map(
    (match) => match[1] as string,
  )
  return found.map((to) => ({
    file,
    to: to.startsWith('.') ? normalize(join(dirname(file), to)).replaceAll('\\', '/') : to,
  }))
})
export const inside = imports.filter(({ to }) => layerOf(to) >= 0)

/** The files that a file imports, without packages. */
export function targetsOf(file: string): string[] {
  return imports
    .filter((each) => each.file === file)
    .flatMap(
      ({ to }) => [to, `${to}.ts`, `${to}.tsx`, `${to}/index.ts`].find((path) => files.includes(path)) ?? [],
    )
}

/** Groups of files that import each other in a cycle (strongly connected components, Tarjan 1972), each sorted by name. */
export function cycles(graph: ReadonlyMap<string, readonly string[]>): string[][] {
  const order = new Map<string, number>()
  const low = new Map<string, number>()
  const stack: string[] = []
  const found: string[][] = []
  const visit = (file: string) => {
    order.set(file, order.size)
    low.set(file, order.get(file) as number)
    stack.push(file)
    for (const to of graph.get(file) ?? []) {
      if (!order.has(to)) visit(to)
      if (stack.includes(to)) low.set(file, Math.min(low.get(file) as number, low.get(to) as number))
    }
    if (low.get(file) !== order.get(file)) return
    const group = stack.splice(stack.indexOf(file))
    if (group.length > 1 || graph.get(file)?.includes(file)) found.push(group.sort())
  }
  for (const file of graph.keys()) if (!order.has(file)) visit(file)
  return found
}

/** A file's text without its comments. */
export function codeOf(file: string): string {
  const lines = readFileSync(join(SRC, file), 'utf8').split('\n')
  return lines.filter((line) => !/^\s*(\/\/|\/?\*)/.test(line)).join('\n')
}
