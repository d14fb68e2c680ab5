/** Sends a move in a game played by link: the link contains the whole game, which is also stored here. */

import { keepMatch, matchOf } from '../../engine/storage/values/matches'
import type { CatalogGame } from '../../games/catalog'
import { onHost } from '../../ui/basePath'
import { send } from '../../ui/send'
import { toast } from '../../ui/toasts/toast'
import { fragmentOf } from '../opening/fragment'
import { freshSeed } from '../opening/opening'
import { saveLink } from '../replay/linkFile'
import { pack } from '../replay/pack'
import type { TurnSession } from '../session/turns/turnSession'
import { byLinkTexts } from '../texts/byLink'

import { playTurn } from './judgeTurn'
import { linkRecord } from './linkRecord'

/** Many apps truncate longer links: they are sent as files, characters. */
const LONGEST_LINK = 4000

/** Sends the current game to the other player. Does nothing if no move can be sent. */
export async function sendMove(entry: CatalogGame, play: TurnSession): Promise<void> {
  const { game, view } = play
  // The seed identifies the game on both devices, so a new game needs a fresh one.
  const known = matchOf(entry.id, view.seed)
  const seed = known ? view.seed : freshSeed()
  const replay = linkRecord({ id: entry.id, game, options: view.options, seed }, play.input)
  const judged = playTurn(replay, game)
  if ('complaint' in judged) {
    toast(judged.complaint, { kind: 'bad' })
    return
  }
  const { moves, sender } = judged.turn
  const url = `${location.origin}${onHost(entry.path)}${fragmentOf('turn', await pack(replay))}`
  if (url.length > LONGEST_LINK) {
    saveLink(url, `${entry.id}-${moves.length}`)
    toast(byLinkTexts.savedAsFile.text, { detail: byLinkTexts.savedAsFile.detail, ms: 12_000 })
  }
  view.seed = seed
  keepMatch(entry.id, seed, { seat: known?.seat ?? sender, moves: [...moves] })
  play.onMatchStored()
  if (url.length <= LONGEST_LINK)
    await send({ title: byLinkTexts.title(entry.title), url }, byLinkTexts.copied)
}
