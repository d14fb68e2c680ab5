/** Games by the real rules that report their events: played by the bot in real time, randomly in turns. */
import type {
  OptionValues,
  Outcome,
  RealtimeBot,
  RealtimeGame,
  TurnGame,
} from '../../../src/engine/core/game/contract'
import { worldSize } from '../../../src/engine/core/game/shape'
import { frameFrom, NO_INPUT, readInput } from '../../../src/engine/core/input/input'
import { createRandom, draw } from '../../../src/engine/core/math/random'
import { pickMove } from '../fuzz'
import type { See } from './table'

/** The length of a game. */
const TICKS = 60 * 90
const MOVES = 400

/** Plays a game until its end, or until `enough` returns true. */
export function playRealtime(
  game: RealtimeGame,
  bot: RealtimeBot<unknown>,
  options: OptionValues,
  seed: number,
  see: See,
  enough: () => boolean,
): void {
  const world = game.rules.start(options, seed, worldSize(game, options))
  let before: readonly string[] = []
  for (let tick = 0; tick < TICKS && !game.rules.outcome(world); tick++) {
    // After a while the player does nothing, so that the game ends.
    const { hold = [], pointers = [] } = tick < TICKS / 2 ? bot(world, tick) : {}
    game.rules.step(world, readInput(frameFrom(hold, before, pointers)), see.event)
    before = hold
    if (tick % 60 === 0 && enough()) return
  }
  see.figures(game.rules.hud(world))
  see.figures(game.rules.outcome(world)?.results ?? {})
}

/** Half a minute without input. `look` is called twice a second. */
export function idle(
  game: RealtimeGame,
  options: OptionValues,
  see: See,
  look: (outcome: Outcome | null) => void,
): void {
  const world = game.rules.start(options, 1, worldSize(game, options))
  for (let tick = 1; tick <= 60 * 30 && !game.rules.outcome(world); tick++) {
    game.rules.step(world, readInput(NO_INPUT), see.event)
    if (tick % 30 !== 0) continue
    see.figures(game.rules.hud(world))
    look(game.rules.outcome(world))
  }
  look(game.rules.outcome(world))
}

/** Plays a game until its end, or until `enough` returns true; both sides move randomly. */
export function playTurns(
  game: TurnGame,
  options: OptionValues,
  seed: number,
  see: See,
  enough: () => boolean,
): void {
  const { rules } = game
  const random = createRandom(seed)
  let state = rules.start(options, seed)
  let at = 0
  for (let i = 0; i < MOVES && !rules.outcome(state); i++) {
    const next = rules.next?.(state)
    const legal = rules.legal(state)
    const byItself = next && (legal.length === 0 || draw(random) < 0.5)
    const move = byItself ? next.move : pickMove(random, legal)
    at += byItself ? next.after : 500
    const applied = rules.apply(state, move, at)
    if ('refused' in applied) break
    for (const event of applied.events) see.event(event)
    state = applied.state
    if (enough()) return
  }
  see.figures(rules.hud(state, at))
  see.figures(rules.outcome(state)?.results ?? {})
  if (game.timer) see.figures({ Time: at })
}
