/** Sends a move of a game played by link: the whole game as a link, which is also stored here. */
import type { TurnGame } from '../../engine/core/game/contract'
import { keepMatch, matchOf } from '../../engine/storage/values/matches'
import { readSteps, StepsWriter } from '../../engine/storage/values/steps'
import type { CatalogGame } from '../../games/catalog'
import { onHost } from '../../ui/basePath'
import { send } from '../../ui/send'
import { toast } from '../../ui/toasts/toast'
import { makeRecord } from '../record/make'
import { pack } from '../record/pack'
import { freshSeed } from '../session/core/options'
import type { TurnSession } from '../session/turns/turnSession'
import { TURN_MARK } from './address'
import { playTurn } from './judgeTurn'

/** Longer addresses are cut by too many programs that pass them on, characters. */
const LONGEST_LINK = 4000

/** Sends the current game to the other player. Does nothing if no move can be sent. */
export async function sendMove(entry: CatalogGame, game: TurnGame, play: TurnSession): Promise<void> {
  const { view } = play.session
  // The seed identifies the game on both devices; a new game needs one that nobody knows.
  const seed = matchOf(entry.id, view.seed) ? view.seed : freshSeed()
  const steps = readSteps(play.input) ?? []
  const writer = new StepsWriter()
  // How long somebody thought stays private.
  for (const [move] of steps) writer.add([move, 0, true])
  const record = {
    ...makeRecord(play.session, { kind: 'turn', ...writer.text() }),
    seed,
    figures: {},
    result: 'open' as const,
  }
  const judged = playTurn(record, game)
  if ('complaint' in judged) {
    toast(judged.complaint, { kind: 'bad' })
    return
  }
  const { moves, toMove } = judged.turn
  const url = `${location.origin}${onHost(entry.path)}${TURN_MARK}${await pack(record)}`
  if (url.length > LONGEST_LINK) {
    toast('This game has become too long for a link.', { kind: 'bad' })
    return
  }
  view.seed = seed
  keepMatch(entry.id, seed, { seat: toMove === 0 ? 1 : 0, moves: [...moves] })
  play.matched()
  await send(
    { title: `${entry.title}: your move`, url },
    'Link copied: whoever opens it makes the next move.',
  )
}
