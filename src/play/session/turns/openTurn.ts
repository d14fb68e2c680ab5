/** Owns opening a turn play for the page: made ready by the worker where that takes long, with what was kept of an earlier visit. */
import type { Bots } from '../../../engine/bots/client'
import { freshSeed } from '../core/options'
import { Starts } from './starts'
import { TurnSession, type TurnStart } from './turnSession'

/** A play as the page shows it first. */
export async function openTurn(
  start: TurnStart,
  bots: Bots,
  makers: Pick<Bots, 'start'>,
): Promise<TurnSession> {
  const starts = new Starts(start.id, start.game, makers)
  const first = start.seed ?? freshSeed()
  const { lazyRules: late } = start.game
  const given = (start.position ?? null) !== null
  // A position may ask for any part of the rules.
  if (given || late?.lacks(start.options)) await late?.load()
  if (!given) await starts.ahead(start.options, first)
  const play = new TurnSession({ ...start, first }, bots, starts)
  await play.restore(start.goOn)
  return play
}
