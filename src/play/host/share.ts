/** Owns passing on a play by its start, its result, or as a challenge. */
import type { PlayRecord } from '../../engine/core/record/record'
import type { CatalogGame } from '../../games/catalog'
import { arrival } from '../../ui/loading/loadErrors'
import { send } from '../../ui/send'
import { challengeOf, MARK } from '../record/challenge'
import { shareAddress } from '../session/core/options'
import type { Session } from '../session/core/session'

/** The address that starts this very play (or this position, when it has one). */
export function sharePlay(entry: CatalogGame, session: Session, position?: string): Promise<void> {
  const { options, seed } = session.view
  const url = shareAddress(entry.path, session.game, options, seed, position)
  return send({ title: entry.title, url }, 'Link copied: it starts this very game.')
}

/** How the play ended, in a few lines, with its symbols where it has some. Does nothing while it goes on. */
export async function shareResult(entry: CatalogGame, { game, view }: Session, symbols = ''): Promise<void> {
  const part = await arrival('The result', import('../record/result'))
  const text = part?.resultText(entry.title, entry.path, game, view, symbols)
  if (text) await send({ text }, 'Result copied: paste it wherever you like.')
}

/**
 * The same start with the figure to beat, and the play itself (`record`) where it fits into a link: whoever opens it races
 * that. Does nothing where the play has no figure.
 */
export async function sendChallenge(
  entry: CatalogGame,
  { game, view }: Session,
  record: PlayRecord | null,
): Promise<void> {
  const challenge = challengeOf(game, view.outcome)
  if (!challenge) return
  const url = `${shareAddress(entry.path, game, view.options, view.seed)}${MARK}${challenge.value}`
  const part = record && (await arrival('The replay for this challenge', import('../record/pass')))
  const whole = record && part && (await part.challengeWith(url, record))
  await send(
    { title: `${entry.title}: a challenge`, url: whole ?? url },
    'Challenge copied: whoever opens it plays the same start.',
  )
}
