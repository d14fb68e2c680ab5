/** Where an error came from: the lines of the sources, by the source maps that the development server sends. */

/** More of the callers say little. */
const SHOWN = 3
/** A line of a stack, as Chromium and Firefox write it. */
const CALL = /^\s*(?:at )?(.*?)[@ ]?\(?(\w+:\/\/\S+?\/(src\/[^?:)]+)\S*?):(\d+):(\d+)\)?$/gm
const MAP = /\/\/# sourceMappingURL=data:application\/json;base64,(\S+)\s*$/
const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'

/** The message of an error, and the functions, files and lines that it came from. */
export async function placeOf({ message, stack = '' }: Error): Promise<string> {
  const calls = [...stack.matchAll(CALL)]
    .slice(0, SHOWN)
    .map(async ([, name, url = '', file, line, column]) => {
      const text = await fetch(url).then(
        (answer) => answer.text(),
        () => '',
      )
      return `  ${name} in ${file}${lineOf(text, Number(line), Number(column))}`
    })
  return [message, ...(await Promise.all(calls))].join('\n')
}

/** `:12` for a place in a compiled file; '' if the file has no map. Lines and columns are counted from 1. */
export function lineOf(compiled: string, line: number, column: number): string {
  const [, encoded] = MAP.exec(compiled) ?? []
  if (encoded === undefined) return ''
  const { mappings } = JSON.parse(atob(encoded)) as { readonly mappings: string }
  let source = 0
  let found = ''
  for (const [i, segments] of mappings.split(';').slice(0, line).entries()) {
    let start = 0
    for (const segment of segments.split(',')) {
      const [columns = 0, , lines = 0] = numbersIn(segment)
      start += columns
      source += lines
      if (i === line - 1 && start < column) found = `:${source + 1}`
    }
  }
  return found
}

/** Variable-length quantities (https://tc39.es/ecma426/#sec-base64-vlq): how much each value differs from the last one. */
function numbersIn(segment: string): number[] {
  const numbers: number[] = []
  let value = 0
  let shift = 0
  for (const character of segment) {
    const digit = DIGITS.indexOf(character)
    value += (digit & 31) << shift
    shift += 5
    if (digit & 32) continue
    numbers.push(value & 1 ? -(value >> 1) : value >> 1)
    value = 0
    shift = 0
  }
  return numbers
}
