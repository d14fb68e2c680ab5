/** Shares a game: its start, its result, or a challenge. */

import type { CatalogGame } from '../../games/catalog'
import { SINGLE_FILE } from '../../ui/basePath'
import { loadWithMessage } from '../../ui/loading/loadErrors'
import { copy, send } from '../../ui/send'
import { challengeOf } from '../opening/challenge'
import { fragmentOf } from '../opening/fragment'
import { shareAddress, shareSearch } from '../opening/opening'
import { ownHash } from '../opening/ownContent'
import type { Session } from '../session/core/session'
import { frameTexts } from '../texts/frame'
import { hudTexts } from '../texts/hud'
import { shareTexts } from '../texts/share'

/** Shares the start of this game, or its position. */
export function sharePlay(entry: CatalogGame, { game, view, own, position }: Session): Promise<void> {
  const url = shareAddress(entry.path, game, view.options, view.seed, position) + ownHash(own)
  return send({ title: entry.title, url }, shareTexts.startCopied)
}

/** Shares a game with the options of this one that starts at another position. */
export function sharePosition(entry: CatalogGame, { game, view }: Session, position: string): Promise<void> {
  const url = shareAddress(entry.path, game, view.options, view.seed, position)
  return send({ title: entry.title, url }, shareTexts.startCopied)
}

/** Shares the result as a few lines of text, with emoji if the game has them. Does nothing during the game. */
export async function shareResult(entry: CatalogGame, session: Session): Promise<void> {
  const { game, view, own, symbols } = session
  const part = await loadWithMessage(frameTexts.parts.result, import('./resultText'))
  const text = part?.resultText(entry.title, entry.path, game, view, symbols, ownHash(own))
  if (text) await send({ text }, shareTexts.resultCopied)
}

/**
 * Shares the same start with the result to beat, and the replay if it fits into a link: the other player then races
 * it. In a single file, which has no address, as a text to copy. Does nothing if the game has no such result.
 */
export async function sendChallenge(entry: CatalogGame, session: Session): Promise<void> {
  const { game, view } = session
  const challenge = challengeOf(game, view.outcome)
  if (!challenge) return
  if (SINGLE_FILE) {
    const start = shareSearch(game, view.options, view.seed) + fragmentOf('beat', `${challenge.value}`)
    const result = hudTexts.stat(challenge.name, challenge.value)
    return copy(shareTexts.challengeInFile(entry.title, result, start), shareTexts.challengeTextCopied)
  }
  const url = `${shareAddress(entry.path, game, view.options, view.seed)}${fragmentOf('beat', `${challenge.value}`)}`
  const replay = session.replay()
  const part = replay && (await loadWithMessage(frameTexts.parts.challengeReplay, import('./sendReplay')))
  const whole = replay && part && (await part.challengeWith(url, replay))
  await send({ title: shareTexts.challengeTitle(entry.title), url: whole ?? url }, shareTexts.challengeCopied)
}
