/** The source files for the structure rules, and what each imports. */
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { isTextModule } from '../../.tools/locales.mjs'

export const SRC = 'src'
export const files = (readdirSync(SRC, { recursive: true }) as string[])
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => /\.tsx?$/.test(file))

/** The layers, lowest first: a file may import from its own layer and lower ones. Nothing imports the workbench. */
const LAYERS = [
  'engine/core',
  'engine/browser',
  'engine/storage',
  'engine',
  'ui',
  'games',
  'play',
  'site',
  // Only builds of other languages use it (.tools/languages.ts).
  'locales',
  'main.tsx',
  'workbench',
]
export const layerOf = (file: string) =>
  LAYERS.findIndex((layer) => file === layer || file.startsWith(`${layer}/`))

/** Whether a file is an English text module. */
export const isText = isTextModule

export interface Import {
  readonly file: string
  /** A path below src, or the name of a package. */
  readonly to: string
}

export const imports: Import[] = files.flatMap((file) => {
  const text = readFileSync(join(SRC, file), 'utf8')
  const found = [...text.matchAll(/(?<!')\b(?:from|import)\s*\(?\s*['"]([^'"\s]+)['"]/g)].map(
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

const codes = new Map<string, string>()

/** A file's text without its comments. */
export function codeOf(file: string): string {
  let code = codes.get(file)
  if (code === undefined) {
    const lines = readFileSync(join(SRC, file), 'utf8').split('\n')
    code = lines.filter((line) => !/^\s*(\/\/|\/?\*)/.test(line)).join('\n')
    codes.set(file, code)
  }
  return code
}
