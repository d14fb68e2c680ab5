/** Clues as people and programs write them: lists, headings, sizes, and the files of other programs. */
import { cannotRead } from '../../../engine/core/input/pasted'
import { itemAt } from '../../../engine/core/itemAt'
import { texts as gameTexts } from '../texts/game'
import { type Clue, type Clues, spanOf, sumOf } from './clues'

const texts = gameTexts.position

/** Ways to write the clue of an empty line. */
const NOTHING = /^(?:[-–.]+|""|''|\[\]|\(\)|\{\}|empty|none|null)$/i

/** A character that ends a clue. */
const END = /(?:[,;&|/\\:]|(?<=[\d\])}"'])[.+])\s*$/

/** The digits of numbers that are too long for a block, as blocks of their own: '2 2 1' for 221; null for others. */
export function apart(clue: readonly number[], longest: number): string | null {
  const blocks = clue.flatMap((block) => (block > longest ? Array.from(`${block}`, Number) : [block]))
  const isClue = blocks.length > clue.length && blocks.every((block) => block > 0)
  return isClue ? blocks.join(' ') : null
}

/** The longest clue that a message repeats, characters. */
const MAX_SHOWN = 40

export function readClue(text: string): Clue {
  const whole = text.trim()
  const isEmpty = whole === '' || NOTHING.test(whole.replace(/\s/g, ''))
  const plain = isEmpty ? '' : whole.replace(END, '').trim()
  if (plain === '') {
    if (isEmpty) return []
    throw new Error(`${cannotRead(whole)} ${texts.form}`)
  }
  const numbers = plain
    .replace(/^(?:"(.*)"|'(.*)'|\[(.*)\]|\((.*)\)|\{(.*)\})$/, '$1$2$3$4$5')
    .trim()
    .split(/[\s,.;+-]+/)
    .filter(Boolean)
  if (!numbers.every((each) => /^\d{1,2}$/.test(each))) {
    const joined = numbers.every((each) => /^\d+$/.test(each)) ? apart(numbers.map(Number), 99) : null
    throw new Error(
      joined && joined.length <= MAX_SHOWN
        ? `${cannotRead(plain)} ${texts.apart(joined)}`
        : texts.noClue(plain.slice(0, 20)),
    )
  }
  return numbers.map(Number).filter((block) => block > 0)
}

/** Whether the clues fit a board. */
function isConsistent({ rows, cols }: Clues): boolean {
  const sum = (lines: readonly Clue[]) => lines.reduce((all, clue) => all + sumOf(clue), 0)
  const fits = (lines: readonly Clue[], length: number) => lines.every((clue) => spanOf(clue) <= length)
  return (
    rows.length > 0 &&
    cols.length > 0 &&
    sum(rows) === sum(cols) &&
    fits(rows, cols.length) &&
    fits(cols, rows.length)
  )
}

/** Clues in XML, as webpbn.com exports them; null for other text. */
function readXml(text: string): Clues | null {
  if (!/^\s*</.test(text)) return null
  const parts = new Map<string, readonly Clue[]>()
  const colors = new Set<string>()
  for (const [, type = '', inside = ''] of text.matchAll(
    /<clues\b[^>]*\btype\s*=\s*["'](\w+)["'][^>]*>(.*?)<\/clues>/gis,
  )) {
    const lines = inside.match(/<line\b[^>]*\/>|<line\b[^>]*>.*?<\/line>/gis) ?? []
    for (const [, color = ''] of inside.matchAll(/<count\b[^>]*\bcolor\s*=\s*["'](\w+)["']/gi))
      colors.add(color)
    parts.set(
      type.toLowerCase().replace(/s$/, ''),
      lines.map((line) =>
        [...line.matchAll(/<count\b[^>]*>\s*(\d+)\s*</gi)]
          .map(([, count]) => Number(count))
          .filter((count) => count > 0),
      ),
    )
  }
  if (colors.size > 1) throw new Error(texts.colors)
  const [rows, cols] = [parts.get('row'), parts.get('column') ?? parts.get('col')]
  if (!rows && !cols) throw new Error(texts.noXml)
  if (!rows) throw new Error(texts.xmlWithoutRows)
  if (!cols) throw new Error(texts.xmlWithoutColumns)
  return { rows, cols }
}

const isBlock = (value: unknown): boolean => Number.isInteger(value) && (value as number) >= 0
const isJsonClue = (value: unknown): boolean =>
  value === null ||
  isBlock(value) ||
  (typeof value === 'string' && /^[\d\s,.;+-]*$/.test(value)) ||
  (Array.isArray(value) && value.every((each) => isBlock(typeof each === 'string' ? Number(each) : each)))
const isClues = (value: unknown): value is (number | string | null | (number | string)[])[] =>
  Array.isArray(value) && value.every(isJsonClue)

/** The fields of an object, also those of the objects in it. */
function fieldsIn(value: unknown, depth = 3): (readonly [string, unknown])[] {
  if (!value || typeof value !== 'object' || depth === 0) return []
  return Object.entries(value).flatMap(([key, each]) =>
    Array.isArray(each) ? [[key, each] as const] : fieldsIn(each, depth - 1),
  )
}

/** Clues in JSON: an object with rows and columns, or two lists; null for other text. */
function readJson(text: string): Clues | null {
  if (!/^\s*[[{]/.test(text)) return null
  let value: unknown
  try {
    value = JSON.parse(text.replace(/'/g, '"').replace(/,(?=\s*[\]}])/g, ''))
  } catch {
    return null
  }
  if (Array.isArray(value) && value.length === 1 && !Array.isArray(value[0])) value = value[0]
  const fields = Array.isArray(value) ? [] : Object.entries(value as object)
  const lists = (Array.isArray(value) ? [] : fieldsIn(value)).filter(([, each]) => isClues(each))
  const field = (name: RegExp) => lists.find(([key]) => name.test(key))?.[1]
  const [rows, cols] =
    Array.isArray(value) &&
    value.length === 2 &&
    value.every((each) => Array.isArray(each) && each.some(Array.isArray))
      ? value
      : [
          field(/row|left|side|across|^h$|^r$|^hor|zeile|fila|ligne|linha/i),
          field(/col|top|down|^v$|^c$|^ver|spalte/i),
        ]
  if (!isClues(rows) || !isClues(cols)) {
    if (fields.length === 0) return null
    if (lists.length > 1) throw new Error(texts.jsonUnnamed)
    throw new Error(isClues(rows) ? texts.jsonWithoutColumns : texts.jsonWithoutRows)
  }
  const clue = (each: (typeof rows)[number]) =>
    typeof each === 'string'
      ? readClue(each)
      : (Array.isArray(each) ? each : [each ?? 0]).map(Number).filter((block) => block > 0)
  return { rows: rows.map(clue), cols: cols.map(clue) }
}

/** The one-line form of Simon Tatham’s puzzles, '5x5:1/1.1/…': first the columns. */
function readId(text: string): Clues | null {
  const [, width = '', height = width, list] =
    /^\s*(?:pattern:?\s*)?(\d{1,2})(?:x(\d{1,2}))?:([\d./]+)(?:,\S*)?\s*$/i.exec(text) ?? []
  if (list === undefined) return null
  const lines = list.split('/').map(readClue)
  const [columns, rows] = [Number(width), Number(height)]
  if (lines.length !== columns + rows) throw new Error(texts.lines(columns, rows, lines.length))
  return { cols: lines.slice(0, columns), rows: lines.slice(columns) }
}

const ROW_WORDS = 'rows?|zeilen?|filas?|lignes?|linhas?|across|horizontals?|horiz|hor|left|h(?=\\s*[:=])'
const COLUMN_WORDS =
  'columns?|cols?|spalten?|columnas?|colonnes?|colunas?|down|verticals?|vert?|top|v(?=\\s*[:=])'
const HEADING = new RegExp(
  `^[^\\w]*(?:(${ROW_WORDS})|(${COLUMN_WORDS}))(?:[ _-]?(?:clues|hints))?\\b\\]?(?:[\\s#]*(\\d{1,2})(?:\\s*[:=.)](?!\\d)|\\s+-\\s))?\\s*[:=]?\\s*(.*)$`,
  'i',
)
/** A clue behind its number: '1. 5'. */
const NUMBERED = /^\s*[rc]?(\d{1,2})\s*(?:\.(?=\s|$)|[:)])/i

/** Removes the numbers of clues from lines that are numbered from 1. */
function withoutNumbers(lines: readonly string[]): readonly string[] {
  const bare = [...lines]
  for (let from = 0; from < lines.length; from++) {
    let count = 0
    while (Number(NUMBERED.exec(lines[from + count] ?? '')?.[1]) === count + 1) count++
    if (count > 1)
      for (let i = from; i < from + count; i++) bare[i] = itemAt(lines, i).replace(NUMBERED, '').trim() || '0'
  }
  return bare
}

const SIZE = /^\W*(width|height)\W*[:=]?\s*(\d{1,3})\W*$/i

/** The clues in the rest of a heading's line: '5; 1 1; 3', or lists in brackets. */
function inlineClues(text: string): readonly Clue[] {
  const inner = /^\[\s*([[("].*)\]\s*,?\s*$/.exec(text)?.[1] ?? text
  const lists = inner.match(/\[[^\]]*\]|\([^)]*\)|"[^"]*"/g)
  if (lists) return lists.map(readClue)
  // Without another character between clues, commas are between them.
  return text.split(/[;|/]/.test(text) ? /[;|/]/ : ',').map(readClue)
}

/** Clues under headings, as .non files and people write them; null for other text. */
function readSections(lines: readonly string[]): Clues | null {
  const sections: Record<'rows' | 'cols', { clues: Clue[]; blanks: Clue[] } | null> = {
    rows: null,
    cols: null,
  }
  const size: Partial<Record<string, number>> = {}
  let current: 'rows' | 'cols' | null = null
  for (const [index, line] of lines.entries()) {
    const sizes = SIZE.exec(line)
    const found = HEADING.exec(line)
    if (sizes) {
      size[itemAt(sizes, 1).toLowerCase()] = Number(sizes[2])
      current = null
    } else if (found) {
      const [, row, , number, rest = ''] = found
      // 'rows 10', a size.
      if (!number && /^\d{1,3}$/.test(rest.trim()) && !/[:=]/.test(line) && !/^\W*\w+\W*clues/i.test(line)) {
        size[row ? 'height' : 'width'] = Number(rest)
        continue
      }
      current = row ? 'rows' : 'cols'
      sections[current] ??= { clues: [], blanks: [] }
      if (rest.trim() !== '' || number) {
        const clues = number ? [readClue(rest)] : inlineClues(rest)
        for (const list of Object.values(sections[current] as object) as Clue[][]) list.push(...clues)
      }
    } else if (current === null || /^\s*[a-z]{2,}/i.test(line)) {
      if (current !== null && !/^\s*(?:empty|none|null)\s*$/i.test(line)) current = null
      else if (current !== null)
        for (const list of Object.values(sections[current] as object) as Clue[][]) list.push([])
    } else if (!isCloser(line)) {
      const section = sections[current] as { clues: Clue[]; blanks: Clue[] }
      if (line.trim() !== '' && !/^[\s\d,.;+\-[\](){}"']*$/.test(line))
        throw new Error(`${cannotRead(line.trim(), index + 1)} ${texts.form}`)
      if (line.trim() !== '') section.clues.push(readClue(line))
      section.blanks.push(readClue(line))
    }
  }
  if (!sections.rows && !sections.cols) return null
  const read = (name: 'rows' | 'cols', count: number | undefined): readonly Clue[] => {
    const isRows = name === 'rows'
    const section = sections[name]
    if (!section) throw new Error(isRows ? texts.noRows : texts.noColumns)
    if (count === undefined || section.clues.length === count) return section.clues
    // A blank line is the clue of an empty line where the size asks for it.
    const whole = section.blanks.slice(0, count)
    if (whole.length === count && section.blanks.slice(count).every((clue) => clue.length === 0)) return whole
    throw new Error(
      isRows ? texts.otherRows(count, section.clues.length) : texts.otherColumns(count, section.clues.length),
    )
  }
  return { rows: read('rows', size.height), cols: read('cols', size.width) }
}

/** Every way to read a list of clues without headings: with sizes first, and with blank lines as empty clues. */
function waysToRead(lines: readonly string[]): Clues[] {
  const isSeam = (line: string) => /^\s*(?:#+|%+|-{3,}|=+|_{2,}|\*+)?\s*$/.test(line)
  const seams = lines.flatMap((line, index) => (isSeam(line) ? [index] : []))
  const full = lines.filter((line) => !isSeam(line))
  const cut = (at: number, from = 0): Clues => ({
    rows: full.slice(from, at).map(readClue),
    cols: full.slice(at).map(readClue),
  })
  const ways: Clues[] = []
  // The number of clues before the only gap.
  const gaps = seams.filter((at) => !seams.includes(at - 1))
  if (gaps.length === 1) ways.push(cut(itemAt(gaps, 0)))
  const sizesOf = (from: number): readonly number[] =>
    full.slice(0, from).flatMap((line) =>
      line
        .trim()
        .split(/[\s,x×*]+/i)
        .map(Number),
    )
  for (const from of [1, 2]) {
    const [a = 0, b = 0, ...more] = sizesOf(from)
    if (more.length > 0 || !(a > 0 && b > 0) || full.length !== a + b + from) continue
    const before = gaps.length === 1 ? itemAt(gaps, 0) : undefined
    for (const count of new Set([a, b]))
      if (before === undefined || gaps.length !== 1 || before === count + from)
        ways.push(cut(count + from, from))
  }
  if (seams.length > 1)
    for (const seam of seams)
      if (seams.every((at) => lines[at]?.trim() === '' || at === seam))
        ways.push({ rows: lines.slice(0, seam).map(readClue), cols: lines.slice(seam + 1).map(readClue) })
  return ways
}

/** The character of which alone a line consists: '&', '+++'. */
const separatorOf = (line: string): string | undefined => /^\s*([^\w\s])(?:\s*\1)*\s*$/u.exec(line)?.[1]

/** A line that ends a list, and is no way to write an empty clue. */
const isCloser = (line: string): boolean =>
  separatorOf(line) !== undefined && !NOTHING.test(line.replace(/\s/g, ''))

/** The lines with those of a character as gaps: one blank line for each, whatever blank lines are around it. */
function withGaps(lines: readonly string[], character: string): readonly string[] {
  const open: string[] = []
  let isGap = true
  for (const line of lines) {
    const isSeparator = separatorOf(line) === character
    if (isSeparator) while (open.at(-1)?.trim() === '') open.pop()
    if (isSeparator ? open.length > 0 && !isGap : !isGap || line.trim() !== '')
      open.push(isSeparator ? '' : line)
    isGap = isSeparator || (isGap && line.trim() === '')
  }
  return isGap ? open.slice(0, -1) : open
}

/** Reads clues without headings. */
function readList(given: readonly string[]): Clues {
  if (!/\d/.test(given.join(''))) throw new Error(texts.noNonogram)
  const lines = given.map((line, i) =>
    i === 0 ? line.replace(/^\s*(\d+)\s*[x×*]\s*(\d+)\s*$/i, '$1 $2') : line,
  )
  // A character that ends the text ends the first list, too.
  const last = separatorOf(lines.at(-1) ?? '')
  const characters = new Set(lines.flatMap((line) => separatorOf(line) ?? []))
  const variants = [...characters].map((character) => withGaps(lines, character))
  const faults: unknown[] = []
  const ways = (last ? [withGaps(lines, last)] : [lines, ...variants]).flatMap((variant) => {
    try {
      return waysToRead(variant)
    } catch (fault) {
      faults.push(fault)
      return []
    }
  })
  if (ways.length === 0 && faults.length > 0) throw faults.at(-1)
  const keyOf = (clues: Clues) => JSON.stringify(clues)
  const fitting = ways
    .filter(isConsistent)
    .filter((clues, i, all) => all.findIndex((each) => keyOf(each) === keyOf(clues)) === i)
  const [one, ...others] = fitting
  if (one && others.length === 0) return one
  if (fitting.length > 1) throw new Error(texts.severalWays)
  const blanks = lines.filter((line) => line.trim() === '').length
  // The checks of the puzzle say what is wrong with it.
  if (ways.length === 1 && blanks <= 1) return ways[0] as Clues
  const strange = lines.findIndex((line) => line.trim() !== '' && !/^[\s\d,.;+\-[\](){}"']*$/.test(line))
  if (blanks === 0 && strange >= 0)
    throw new Error(`${cannotRead(itemAt(lines, strange).trim(), strange + 1)} ${texts.form}`)
  if (blanks === 0) throw new Error(texts.noNonogram)
  throw new Error(texts.unclearRows)
}

/**
 * Reads clues.
 *
 * @throws Error that names the part or line that cannot be read
 */
export function readClueText(text: string): Clues {
  const plain = text
    .replace(/\*{2,}|^[ \t]*[*•][ \t]+/gm, '')
    .replace(/^([ \t]*(?:row|column|col)[ \t]*\d{1,2})[ \t]+(?=\d)/gim, '$1: ')
  const named =
    /^[^\S\n]*r1\b/im.test(plain) && /^[^\S\n]*c1\b/im.test(plain)
      ? plain.replace(/^[^\S\n]*([rc])(?=\d)/gim, (_, name: string) => (/r/i.test(name) ? 'row ' : 'column '))
      : plain
  const lines = withoutNumbers(named.split('\n'))
  return readXml(text) ?? readJson(text) ?? readId(text) ?? readSections(lines) ?? readList(lines)
}
