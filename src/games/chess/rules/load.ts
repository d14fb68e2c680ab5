/** Imports a game from text, by the rules of the current game or with the message that it needs the other rules. */
import { PositionFault, squaresOf } from '../../../engine/core/game/positionFault'
import { texts as gameTexts } from '../texts/game'
import { detailOf } from './ends'
import type { TextFault } from './lazy/text'
import { lazyRules } from './lazyRules'
import { type Color, isFull, type Variant } from './pieces'
import type { State } from './state'
import { begin, stepped } from './stepping'

const texts = gameTexts.load

/** The result of an import. */
export interface Loaded {
  readonly state: State
  /** Number of further games in the text, which are not read. */
  readonly others: number
  /** Sentences about what the text contains and this game does not support. */
  readonly notes: readonly string[]
}

/** The text is valid, but only by the other rules. */
export class NeedsRules extends PositionFault {
  readonly rules: Variant
  constructor(message: string, rules: Variant, squares: readonly number[]) {
    super(message, squares)
    this.rules = rules
  }
}

/** Tries to import a text by one variant. */
function attempt(state: State, text: string, variant: Variant): Loaded | TextFault {
  const { TextFault } = lazyRules.part
  try {
    return build(state, text, variant)
  } catch (error) {
    return error instanceof TextFault
      ? error
      : new TextFault((error as Error).message, 0, '', squaresOf(error))
  }
}

function build(state: State, text: string, variant: Variant): Loaded {
  const { readReplay, TextFault } = lazyRules.part
  const record = readReplay(text, variant)
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
      const why = detailOf(next.end, isFull(variant))
      throw new TextFault(texts.at(where, texts.alreadyOver(why)), index, where)
    }
    const after = stepped(next, step)
    if (!after) throw new TextFault(texts.at(where, texts.impossible), index, where)
    next = after.state
  }
  const { result, notes, others } = record
  // A finished board shows its result itself.
  const isUnfinished = !next.end && result !== undefined && result !== '*'
  return {
    state: next,
    others,
    notes: isUnfinished ? [...notes, texts.result(result)] : notes,
  }
}

/**
 * Reads a FEN or PGN and plays the first game of the text.
 *
 * @param state the current game, which determines sides and clocks
 * @param text the pasted text
 * @param variant the rules to use
 * @throws NeedsRules if only the other rules allow the text
 * @throws Error that says what is wrong, and where
 */
export function loadText(state: State, text: string, variant: Variant): Loaded {
  const { readReplay, TextFault } = lazyRules.part
  const own = attempt(state, text, variant)
  if (!(own instanceof TextFault)) return own
  const full = isFull(variant)
  const other: Variant = full ? 'simplified' : 'full'
  const its = attempt(state, text, other)
  if (its instanceof TextFault) {
    if (variant !== 'chess960' && !(attempt(state, text, 'chess960') instanceof TextFault))
      throw new NeedsRules(`${own.message} ${texts.loadsChess960}`, 'chess960', own.squares)
    // If the other rules get further, their error is the actual one.
    throw its.at > own.at ? its : own
  }
  const { steps, simplified } = readReplay(text, other)
  // What the full rules forbid is an error, unless the text says that it uses Simplified rules.
  if (full && own.where && !simplified) throw own
  const { needs = full ? texts.simplifiedAllow : texts.fullAllow } = steps[own.at] ?? {}
  const under = full ? texts.notFull : texts.notSimplified
  const loads = full ? texts.loadsSimplified : texts.loadsFull
  throw new NeedsRules(
    own.where ? texts.at(own.where, `${under} ${needs}`) : `${own.message} ${loads}`,
    other,
    own.squares,
  )
}
