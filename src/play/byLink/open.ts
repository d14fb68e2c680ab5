/** Opens a game from a link: verifies it, compares it with the one known here, and shows a message. */
import type { TurnGame } from '../../engine/core/game/contract'
import type { Replay } from '../../engine/core/replay/replay'
import { keepMatch, matchOf } from '../../engine/storage/values/matches'
import { StepsWriter } from '../../engine/storage/values/steps'
import type { CatalogGame } from '../../games/catalog'
import { moveDescribers } from '../../games/moveDescribers'
import { toast } from '../../ui/toasts/toast'
import type { ResumePoint } from '../opening/opening'
import { saveOf } from '../session/turns/savedTurns'
import { byLinkTexts } from '../texts/byLink'
import { KIND_TEXTS, keepsOwn } from './compare'
import { judgeTurn, kindOf, otherSeat, playTurn, type Turn } from './judgeTurn'

/** How long messages are shown: long enough to read, ms. */
const MESSAGE_MS = 12_000

/** What the page does with a link: resume a game, show a finished one, or nothing. */
export type Opened =
  | { readonly kind: 'resume'; readonly replay: Replay; readonly resumeFrom: ResumePoint }
  | { readonly kind: 'watch'; readonly replay: Replay }
  | { readonly kind: 'nothing' }

/** @param wasLive - a live game continues, whose moves the visitor has seen */
export async function openTurn(
  text: string,
  entry: CatalogGame,
  game: TurnGame,
  wasLive = false,
): Promise<Opened> {
  const judged = await judgeTurn(text, entry.id, game)
  if ('complaint' in judged) {
    toast(judged.complaint, { kind: 'bad', ms: MESSAGE_MS })
    return { kind: 'nothing' }
  }
  const { turn } = judged
  const { seed } = turn.replay
  const known = matchOf(entry.id, seed)
  const kind = kindOf(turn, known)
  const message = wasLive ? undefined : KIND_TEXTS[kind]
  if (message)
    toast(message, { kind: kind === 'changed' || kind === 'mine' ? 'bad' : 'plain', ms: MESSAGE_MS })
  const now = known && keepsOwn(kind) ? knownTurn(turn, known.moves, game) : turn
  if (!now) return { kind: 'nothing' }
  if (!known || !keepsOwn(kind)) {
    const seat = known?.seat ?? otherSeat(turn.sender)
    keepMatch(entry.id, seed, { seat, moves: [...turn.moves] })
    if (!wasLive) await showLastMove(entry.id, turn, game)
  }
  if (now.over) return { kind: 'watch', replay: { ...now.replay, result: 'over' } }
  const save = saveOf(now.replay, game)
  return save
    ? { kind: 'resume', replay: now.replay, resumeFrom: { kind: 'turn', save, byLink: true } }
    : { kind: 'nothing' }
}

function knownTurn({ replay }: Turn, moves: readonly string[], game: TurnGame): Turn | null {
  const writer = new StepsWriter()
  for (const move of moves) writer.add([JSON.parse(move), 0, true])
  const { moves: list, steps } = writer.text()
  const judged = playTurn({ ...replay, input: { kind: 'turn', moves: list, steps } }, game)
  return 'turn' in judged ? judged.turn : null
}

async function showLastMove(id: string, { replay, moves }: Turn, game: TurnGame): Promise<void> {
  const describe = await moveDescribers[id]?.()
  const { rules } = game
  let state = rules.start(replay.options, replay.seed)
  let text: string | null = null
  for (const name of moves) {
    const move: unknown = JSON.parse(name)
    const applied = rules.apply(state, move, 0)
    if ('refused' in applied) return
    text = describe?.(state, move, applied.state) ?? null
    state = applied.state
  }
  if (text) toast(byLinkTexts.opponentMove(text), { ms: MESSAGE_MS })
}
