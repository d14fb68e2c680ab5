/** Owns bringing a game in as text: by the rules of the play, or a word that it takes the other ones. */

import { detailOf } from './ends'
import type { TextFault } from './lazy/text'
import { door } from './lazyRules'
import { type Color, RULES_NAMES, type Variant } from './pieces'
import type { State } from './state'
import { begin, stepped } from './stepping'

/** What a text leads to. */
export interface Loaded {
  readonly state: State
  /** Games in the text after the first, which are not read. */
  readonly others: number
  /** Sentences about what the text has and the game here has not. */
  readonly notes: readonly string[]
}

/** The text can be read, but by other rules than those of the play. */
export class NeedsRules extends Error {
  readonly rules: Variant
  constructor(message: string, rules: Variant) {
    super(message)
    this.rules = rules
  }
}

/** What a text leads to by one variant, or what is wrong with it. */
function attempt(state: State, text: string, variant: Variant): Loaded | TextFault {
  const { TextFault } = door.part
  try {
    return build(state, text, variant)
  } catch (error) {
    return error instanceof TextFault ? error : new TextFault((error as Error).message)
  }
}

function build(state: State, text: string, variant: Variant): Loaded {
  const { readRecord, TextFault } = door.part
  const record = readRecord(text, variant)
  const clocks = state.clocks && { ...state.clocks, since: null }
  const you: Color | null = state.puzzle ? null : state.you
  const switched = variant !== state.variant ? !state.byText : Boolean(state.byText)
  let next: State = {
    ...begin(record.start, variant, you, clocks),
    loaded: true,
    ...(switched ? { byText: true as const } : {}),
  }
  for (const [index, { step, where }] of record.steps.entries()) {
    if (next.end) {
      const why = detailOf(next.end, variant === 'full')
      throw new TextFault(`${where} comes after the end of the game. ${why}`, index, where)
    }
    const after = stepped(next, step)
    if (!after) throw new TextFault(`${where} is not possible here.`, index, where)
    next = after.state
  }
  // A result that the board shows itself needs no word.
  const notes = next.end ? record.notes.filter((note) => !note.startsWith('The text gives')) : record.notes
  return { state: next, others: record.others, notes }
}

/**
 * Reads a FEN or PGN and plays the first game of the text.
 *
 * @param state The play that it is brought into: who plays which side, and by which clock.
 * @param text As it was pasted.
 * @param variant The rules that it is to be played by.
 * @throws NeedsRules where the other rules allow what these do not.
 * @throws Error with what is wrong, and where.
 */
export function loadText(state: State, text: string, variant: Variant): Loaded {
  const { readRecord, TextFault } = door.part
  const own = attempt(state, text, variant)
  if (!(own instanceof TextFault)) return own
  const other: Variant = variant === 'full' ? 'simplified' : 'full'
  const its = attempt(state, text, other)
  // Where the other rules come further, theirs is the first thing that is really wrong.
  if (its instanceof TextFault) throw its.at > own.at ? its : own
  const { steps, simplified } = readRecord(text, other)
  // What Full rules forbid is wrong, unless the text says that it was played by others.
  if (variant === 'full' && own.where && !simplified) throw own
  const { needs = `it needs ${RULES_NAMES[other]} rules` } = steps[own.at] ?? {}
  throw new NeedsRules(
    own.where
      ? `${own.where} is not possible by ${RULES_NAMES[variant]} rules: ${needs}.`
      : `${own.message} It can be loaded by ${RULES_NAMES[other]} rules.`,
    other,
  )
}
