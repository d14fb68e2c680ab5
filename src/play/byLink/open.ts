/** Opens a game that came by link: verifies it, compares it with the one known here, and shows a message. */
import type { TurnGame } from '../../engine/core/game/contract'
import type { PlayRecord } from '../../engine/core/record/record'
import { keepMatch, matchOf } from '../../engine/storage/values/matches'
import { StepsWriter } from '../../engine/storage/values/steps'
import type { CatalogGame } from '../../games/catalog'
import { moveDescribers } from '../../games/describeMove'
import { toast } from '../../ui/toasts/toast'
import { saveOf } from '../record/save'
import type { ResumePoint } from '../session/core/options'
import { keepsOwn, SENTENCES } from './compare'
import { judgeTurn, kindOf, playTurn, type Turn } from './judgeTurn'

/** Long enough to be read, ms. */
const TOLD_MS = 12_000

/** What the page does with a link: resume a game, show a finished one, or nothing. */
export type Opened =
  | { readonly kind: 'resume'; readonly record: PlayRecord; readonly resumeFrom: ResumePoint }
  | { readonly kind: 'watch'; readonly record: PlayRecord }
  | { readonly kind: 'nothing' }

export async function openTurn(text: string, entry: CatalogGame, game: TurnGame): Promise<Opened> {
  const judged = await judgeTurn(text, entry.id, game)
  if ('complaint' in judged) {
    toast(judged.complaint, { kind: 'bad', ms: TOLD_MS })
    return { kind: 'nothing' }
  }
  const { turn } = judged
  const { seed } = turn.record
  const known = matchOf(entry.id, seed)
  const kind = kindOf(turn, known)
  const sentence = SENTENCES[kind]
  if (sentence)
    toast(sentence, { kind: kind === 'changed' || kind === 'mine' ? 'bad' : 'plain', ms: TOLD_MS })
  const now = known && keepsOwn(kind) ? standing(turn, known.moves, game) : turn
  if (!now) return { kind: 'nothing' }
  if (!known || !keepsOwn(kind)) {
    const seat = known?.seat ?? turn.toMove
    keepMatch(entry.id, seed, { seat, moves: [...turn.moves] })
    await tellLast(entry.id, turn, game)
  }
  if (now.over) return { kind: 'watch', record: { ...now.record, result: 'over' } }
  const save = saveOf(now.record, game)
  return save
    ? { kind: 'resume', record: now.record, resumeFrom: { kind: 'turn', save, byLink: true } }
    : { kind: 'nothing' }
}

/** The play as it is known here. */
function standing({ record }: Turn, moves: readonly string[], game: TurnGame): Turn | null {
  const writer = new StepsWriter()
  for (const move of moves) writer.add([JSON.parse(move), 0, true])
  const { moves: list, steps } = writer.text()
  const judged = playTurn({ ...record, input: { kind: 'turn', moves: list, steps } }, game)
  return 'turn' in judged ? judged.turn : null
}

/** The move that came, in words. */
async function tellLast(id: string, { record, moves }: Turn, game: TurnGame): Promise<void> {
  const tell = await moveDescribers[id]?.()
  const { rules } = game
  let state = rules.start(record.options, record.seed)
  let text: string | null = null
  for (const name of moves) {
    const move: unknown = JSON.parse(name)
    const applied = rules.apply(state, move, 0)
    if ('refused' in applied) return
    text = tell?.(state, move, applied.state) ?? null
    state = applied.state
  }
  if (text) toast(`The move that came: ${text}.`, { ms: TOLD_MS })
}
