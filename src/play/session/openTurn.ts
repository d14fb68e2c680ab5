/** Owns opening a turn play for the page: made ready by the worker where that takes long, with what was kept of an earlier visit. */
import type { Bots } from '../../engine/bots/client'
import { freshSeed } from './options'
import { Starts } from './starts'
import { TurnSession, type TurnStart } from './turn'

/** A play as the page shows it first. */
export async function openTurn(
  start: TurnStart,
  bots: Bots,
  makers: Pick<Bots, 'start'>,
): Promise<TurnSession> {
  const starts = new Starts(start.id, start.game, makers)
  const first = start.seed ?? freshSeed()
  if ((start.position ?? null) === null) await starts.ahead(start.options, first)
  const play = new TurnSession({ ...start, first }, bots, starts)
  await play.restore(start.goOn)
  return play
}
