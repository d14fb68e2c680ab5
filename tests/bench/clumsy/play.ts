/** Plays one real-time game with a simple bot, or with a clumsier player based on it. */
import type { RealtimeBot, RealtimeGame, Size } from '../../../src/engine/core/game/contract'
import { frameFrom, readInput } from '../../../src/engine/core/input/input'
import { createRandom } from '../../../src/engine/core/math/random'
import { ClumsyPlayer, type Doing } from './clumsyPlayer'
import { canImagine, Imagination } from './imagination'
import type { Erring } from './mistakes'

export interface Clumsiness {
  /** Ticks after which the player sees what happened, including the bot's own reaction time. */
  readonly late: number
  /** Share of decisions (0..1) that go wrong. */
  readonly wrong: number
}

export interface Play {
  readonly game: RealtimeGame
  readonly bot: RealtimeBot<unknown> & { readonly delay?: number }
  readonly options: Readonly<Record<string, string>>
  readonly size: Size
  /** Mistakes in the bot's decisions, in addition to wrong presses. */
  readonly erring?: Erring | undefined
}

/** The world at the end of a game or after `max` ticks, and the number of ticks. Null is the bot itself. */
export function playBy(who: Clumsiness | null, play: Play, seed: number, max: number) {
  const { game, bot, options, size } = play
  const world = game.rules.start(options, seed, size)
  const late = who ? Math.max(0, who.late - (bot.delay ?? 0)) : 0
  const imagined = who && canImagine(world) ? new Imagination(game, late) : null
  const keys = game.controls.filter(({ forTwo, player }) => !forTwo && !player).map(({ action }) => action)
  const plays = who && play.erring ? play.erring(bot, who.wrong, createRandom(seed + 99)) : bot
  const hand =
    who && new ClumsyPlayer(who.wrong, keys.length > 0 ? keys : ['none'], size, createRandom(seed + 77))
  // If the world cannot be imagined, every input is as late as the perception.
  const nothing: Doing = { hold: [], pointers: [] }
  const waiting = Array.from({ length: imagined ? 0 : late }, () => nothing)
  let held: readonly string[] = []
  let tick = 0
  for (; tick < max && !game.rules.outcome(world); tick++) {
    if (imagined && canImagine(world)) imagined.look(world, tick)
    const { hold = [], pointers = [] } = plays(imagined?.world ?? world, tick)
    waiting.push({ hold, pointers })
    const wanted = waiting.shift() as Doing
    const doing = hand?.does(wanted, tick) ?? wanted
    const frame = frameFrom(doing.hold, held, doing.pointers)
    held = doing.hold
    game.rules.step(world, readInput(frame), () => {})
    imagined?.did(frame)
  }
  return { world, ticks: tick }
}
