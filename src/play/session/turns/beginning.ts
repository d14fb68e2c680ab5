/** Owns how a turn play begins: at a position, or as the rules have it, with what is carried from the one before. */
import type { OptionValues, TurnGame } from '../../../engine/core/game/contract'
import { carriedFigures, carryFigures } from '../../../engine/storage/values/records'
import { toast } from '../../../ui/toasts/toast'
import { sentences } from '../events/screenReaderDetail'
import { History } from './history'
import type { Starts } from './starts'

export interface Beginning {
  readonly history: History<unknown, unknown>
  /** Where it begins, when not at the start. */
  readonly position: string | undefined
  /** Moves that the session made: the play goes on with carried figures. */
  readonly carried: number
}

interface Wanted {
  readonly id: string
  readonly game: TurnGame
  readonly starts: Starts
  readonly options: OptionValues
  readonly seed: number
  /** As text; what is wrong with it is told, and the play begins at the start. */
  readonly position: string | null
}

/** A fresh play. */
export function begin(wanted: Wanted): Beginning {
  const { id, game, starts, options, seed } = wanted
  const given = positionOf(wanted)
  if (given) return { history: new History(given.state), position: given.text, carried: 0 }
  const history = new History<unknown, unknown>(starts.take(options, seed))
  // A position that cannot be read is no play to carry anything into.
  const carried = wanted.position === null && carryInto(history, id, game) ? 1 : 0
  return { history, position: undefined, carried }
}

function positionOf({ game, options, position }: Wanted): { state: unknown; text: string } | null {
  if (position === null) return null
  try {
    if (!game.rules.notation) throw new Error('This game has no positions to start from.')
    const state = game.rules.notation.read(position, options)
    const remark = game.rules.notation.remark?.(state)
    if (remark) toast(remark)
    const over = game.rules.outcome(state)
    if (over) toast(sentences('No move is possible in this position', over.title, over.detail))
    return { state, text: position }
  } catch (error) {
    const text = error instanceof Error ? error.message : 'The position in the address cannot be read.'
    toast(text, { kind: 'bad' })
    return null
  }
}

/** Makes the first move of a play that goes on with the figures of the one before; false where none does. */
function carryInto(history: History<unknown, unknown>, id: string, { rules }: TurnGame): boolean {
  const { carry } = rules
  const figures = carry?.figures(history.state) && carriedFigures(id, {})
  if (!carry || !figures) return false
  const move = carry.begin({ ...carry.start, ...figures })
  const applied = rules.apply(history.state, move, 0)
  if ('refused' in applied) return false
  history.push({ move, at: 0, own: false, ...applied })
  return true
}

/** Keeps what a move has changed in the figures that are carried. */
export function carryOn(id: string, { rules }: TurnGame, before: unknown, after: unknown): void {
  const { carry } = rules
  const from = carry?.figures(before)
  const to = carry?.figures(after)
  if (!carry || !from || !to) return
  const names = Object.keys(carry.start)
  const changes = names.map((name) => [name, (to[name] ?? 0) - (from[name] ?? 0)] as const)
  carryFigures(id, {}, carry.start, Object.fromEntries(changes))
}
