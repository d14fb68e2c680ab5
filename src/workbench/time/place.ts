/** Where an error came from: the lines of the sources, by the source maps that the development server sends. */
import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping'

/** More of the callers say little. */
const SHOWN = 3
/** A line of a stack, as Chromium and Firefox write it. */
const CALL = /^\s*(?:at )?(.*?)[@ ]?\(?(\w+:\/\/\S+?\/(src\/[^?:)]+)\S*?):(\d+):(\d+)\)?$/gm
const MAP = /\/\/# sourceMappingURL=data:application\/json;base64,(\S+)\s*$/

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
  const [, map] = MAP.exec(compiled) ?? []
  if (map === undefined) return ''
  const source = originalPositionFor(new TraceMap(atob(map)), { line, column: column - 1 })
  return source.line === null ? '' : `:${source.line}`
}
