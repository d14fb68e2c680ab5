/** Boards as people and programs draw them: their characters for discs, and coordinates and frames around. */
import { cannotRead } from '../../../engine/core/input/pasted'
import { texts } from '../texts/game'

/** Characters of black discs, white discs and empty squares. */
type Characters = readonly [black: string, white: string, empty: string]

const DISCS: Characters = ['x*b@#●⚫⬤♟', 'ow○⚪◯o', '-._·∙•~,']
const SQUARES: Characters = ['\u2b1b■', '\u2b1c□', '\u{1f7e9}\u{1f7eb}']

const DRAWN = [...DISCS, ...SQUARES, '012'].join('')

/** The characters that this text uses. */
function charactersOf(text: string): Characters {
  const [black, white, empty] = DISCS
  const has = (characters: string) => [...characters].some((character) => text.includes(character))
  if (/[12]/.test(text) && !has(black)) return [`${black}1`, `${white}2`, `${empty}0\u2b1c□\u{1f7e9}`]
  // A nought is White where other characters are empty.
  if (text.includes('0')) return has('-._·') ? [black, `${white}0`, empty] : [black, white, `${empty}0`]
  if (has('\u2b1b■')) return [`${black}${SQUARES[0]}`, `${white}${SQUARES[1]}`, `${empty}${SQUARES[2]}`]
  return [black, white, `${empty}\u2b1c□\u{1f7e9}\u{1f7eb}`]
}

const SIDE_WORDS = '(black|white|dark|light|[xob#w*@●○⚫⚪12])'
/** 'X to move', 'turn: black'. */
const TO_MOVE = new RegExp(
  `(?:^|\\s)${SIDE_WORDS}[ \\t]*(?:'s[ \\t]+)?(?:is[ \\t]+)?(?:to[ \\t]+(?:move|play)|plays|moves|turn)\\b|(?:\\bto[ \\t]+(?:move|play)|\\bturn|\\bside|\\bnext|\\bplayer|\\bmover?)[ \\t]*(?:is[ \\t]*)?(?:[:=][ \\t]*)?${SIDE_WORDS}(?![a-z])`,
  'mu',
)
/** Lines of letters or numbers above or below the board. */
const COORDINATES =
  /^[\s|+]*(?:a[\s|]*b[\s|]*c[\s|]*d[\s|]*e[\s|]*f(?:[\s|]*g[\s|]*h)?|1[\s|]*2[\s|]*3[\s|]*4[\s|]*5[\s|]*6(?:[\s|]*7[\s|]*8)?)[\s|+]*$/
/** Edges of a frame. */
const FRAME = /^\s*[+=┌┬┐├┼┤└┴┘─╔═╗╚╝╠╣][\s+|=─━┌┬┐├┼┤└┴┘╔═╗╚╝╠╣╦╩╬-]*$/
const BETWEEN = /[\s|│┃║[\]"';]/g

/** A drawn board: its squares row by row as X, O and -, and the side to move as X, O or nothing. */
export interface Drawn {
  readonly cells: string
  readonly side: string
}

/** Fields of JSON with the side to move. */
const TURN = /"(?:turn|player|side|next|current_?player|to_?move|mover)"\s*:\s*"?(\w+)"?/g

const SIGN_OF: Readonly<Record<string, string>> = { black: 'x', white: 'o', empty: '-' }

/** Rewrites the rows of tables of one character per field, as programs and spreadsheets write them. */
function withoutFields(text: string): string {
  if (!/[,;\t]/.test(text)) return text
  const lines = text
    .replace(TURN, '\nturn: $1\n')
    .replace(/"\w{2,}"\s*:|[{}]/g, ' ')
    .replace(/(["'])(black|white|empty)\1/g, (_, _quote, word: string) => SIGN_OF[word] ?? '')
    .replace(/\bnull\b/g, '-')
    .replace(/(["'])(.?)\1/g, (_, _quote, character: string) => character || '-')
    .replace(/(["'\]])\s*,\s*(?=["'[])/g, '$1\n')
    .split('\n')
  let count = 0
  const rows = lines.map((line, index) => {
    const fields = line
      .replace(/[[\]]/g, '')
      .split(/[,;\t]/)
      .map((field) => field.trim())
    if (/^\s*\[|\]/.test(line) && fields.at(-1) === '') fields.pop()
    if (fields.length === 9 || fields.length === 7) if (fields.at(-1) === '') fields.pop()
    if (![6, 8, 36, 64].includes(fields.length)) return /^[\s,;[\]]*$/.test(line) ? '' : line
    if (fields.includes('-1')) throw new Error(`${cannotRead('-1', index + 1)} ${texts.position.signs}`)
    if (fields.some((field) => [...field].length > 1)) return line
    count += fields.length
    return fields.map((field) => field || '-').join('')
  })
  // Other commas are characters of empty squares.
  return count >= 36 || /["[]/.test(text) ? rows.join('\n') : text
}

/** Expands the rows of a text like '8/8/2o5/…' and its side to move. */
function expanded(text: string): string {
  const [, rows, rest = ''] = /^\s*((?:[xobw*@#●○.\d-]+\/){5,7}[xobw*@#●○.\d-]+)\s*(.*)$/s.exec(text) ?? []
  if (rows === undefined || !/[1-8]/.test(rows)) return text
  const board = rows.replace(/\d/g, (count) => '-'.repeat(Number(count))).replaceAll('/', '\n')
  const side = /^[xobw*@#●○]/.exec(rest)?.[0] ?? ''
  return `${board}\n${side}`
}

/** Removes the numbers of rows beside a board; rows numbered from the bottom are turned round. */
function withoutNumbers(lines: readonly string[]): readonly string[] {
  const rows = lines.filter((line) => line.length > 1)
  const numbers = rows.map((line) => (/^[1-8]/.test(line) ? line[0] : line.at(-1)))
  const up = numbers.every((number, i) => number === String(i + 1))
  const down = numbers.every((number, i) => number === String(rows.length - i))
  if (rows.length < 6 || (!up && !down)) return lines
  const bare = rows.map((line) => {
    const number = /^[1-8]/.test(line) ? line[0] : line.at(-1)
    const rest = line.startsWith(String(number)) ? line.slice(1) : line
    return rest.length > rows.length && rest.endsWith(String(number)) ? rest.slice(0, -1) : rest
  })
  const others = lines.filter((line) => line.length <= 1)
  return [...(down ? bare.toReversed() : bare), ...others]
}

/** Whether a text draws a board, rather than listing moves. */
export function isBoard(text: string): boolean {
  const bare = expanded(withoutFields(text)).replace(TO_MOVE, ' ').replace(/[\s|]/g, '')
  const drawn = [...bare].filter((character) => DRAWN.includes(character)).length
  const moves = bare.match(/[a-h][1-8]/g)?.length ?? 0
  return drawn >= 24 && drawn > 4 * moves
}

/**
 * Reads a drawn board.
 *
 * @param text in small letters
 * @throws Error that names the character that cannot be read
 */
export function readBoard(text: string): Drawn {
  const whole = expanded(withoutFields(text))
  const [, before, after] = TO_MOVE.exec(whole) ?? []
  const lines = whole
    .replace(TO_MOVE, ' ')
    .split('\n')
    .map((line, index) => ({ line, at: index + 1 }))
    .filter(({ line }) => !COORDINATES.test(line) && !FRAME.test(line))
    // Captions, such as the count of discs; 'xxx' and 'ooo' are discs.
    .filter(
      ({ line }) => !/[a-z]{3}/.test(line.replace(/(?<![xobw])[xobw]+(?![a-z])/g, '')) || !/[a-z]/.test(line),
    )
  const bare = withoutNumbers(
    lines.map(({ line }) => line.replace(BETWEEN, '')).filter((line) => line !== ''),
  )
  const [black, white, empty] = charactersOf(bare.join(''))
  const sideOf = (word: string) => {
    if (word === '') return ''
    return word === 'black' || word === 'dark' || black.includes(word) ? 'X' : 'O'
  }
  const characters = bare.join('')
  const cells = Array.from(characters, (character) => {
    if (black.includes(character)) return 'X'
    if (white.includes(character)) return 'O'
    if (empty.includes(character)) return '-'
    const from = lines.find(({ line }) => line.includes(character))?.at
    throw new Error(
      `${cannotRead(character, text.includes('\n') ? from : undefined)} ${texts.position.signs}`,
    )
  }).join('')
  return { cells, side: sideOf(before ?? after ?? '') }
}
