/**
 * Mistakes other than wrong presses, by game: remembering wrongly, misjudging where a ball goes, and pressing late.
 */
import type { RealtimeBot } from '../../../src/engine/core/game/contract'
import { chance, drawBetween, drawInt, pick, type Random } from '../../../src/engine/core/math/random'
import { BRICKS_TOP, type World as Breakout, PADDLE_Y } from '../../../src/games/breakout/rules'
import { type World as Circuit, numbersShown } from '../../../src/games/circuit-breaker/rules'
import type { World as PacMan } from '../../../src/games/pac-man/rules'
import { INGREDIENTS, isByHeart, type World as Sushi } from '../../../src/games/pixel-sushi-chef/rules'
import { HEIGHT, PADDLE_HEIGHT, type World as Pong } from '../../../src/games/pong/rules'
import type { World as SliceStorm } from '../../../src/games/slice-storm/rules'
import type { World as TugOfWar } from '../../../src/games/tug-of-war/rules'

type Bot = RealtimeBot<unknown>
/** The same player, with mistakes in this share (0..1) of their decisions. */
export type Erring = (bot: Bot, wrong: number, random: Random) => Bot

/** Places in a row that most people remember (the span of the Corsi blocks is about six). */
const SPAN = 6
/** Ticks of a look at a node to remember it, and how many more for a share of 1. */
const LOOKS = 30
const LOOKS_MORE = 300
/**
 * Hidden things may be remembered wrongly, and the more often the more of them there are: another node is tapped. Where
 * the numbers wait for the first tap, they are looked at before it.
 */
const forgetful: Erring = (bot, wrong, random) => {
  let looked = 0
  return (world, tick) => {
    const doing = bot(world, tick)
    const { nodes, sequence, progress, state, board } = world as Circuit
    const left = sequence.length - progress
    const shown = numbersShown(world as Circuit)
    if (state !== 'play' || !shown) looked = 0
    // From the first tap on they are hidden.
    const looks = state === 'play' && shown && board !== undefined
    if (looks && looked++ < left * (LOOKS + LOOKS_MORE * wrong)) return {}
    const tap = doing.pointers?.[0]
    if (!tap || shown || !chance(random, (wrong * left) / SPAN)) return doing
    const others = nodes.filter(({ id, completed }) => !completed && id !== sequence[progress])
    if (others.length === 0) return doing
    const { x, y } = pick(random, others)
    return { ...doing, pointers: [{ ...tap, x, y }] }
  }
}

/** Pieces of a dish by heart may be remembered wrongly, too: another one is taken. */
const mistaken: Erring = (bot, wrong, random) => (world, tick) => {
  const doing = bot(world, tick)
  const next = [...(world as Sushi).orders].sort((a, b) => a.left - b.left)[0]
  const picks = doing.hold?.[0]?.startsWith('pick')
  if (!next || !picks || !isByHeart(next) || !chance(random, wrong)) return doing
  return { hold: [`pick${drawInt(random, 1, INGREDIENTS.length)}`] }
}

/**
 * The target of a ball is judged once per flight: the paddle is beside it by up to the way of the ball for a share of 1.
 *
 * @param coming whether a ball comes to the paddle
 * @param seen the world with the paddle this far from where it is: who believes the ball is higher moves as if the
 * paddle were lower
 */
const shortSighted =
  <World>(
    way: number,
    coming: (world: World) => boolean,
    seen: (world: World, off: number) => World,
  ): Erring =>
  (bot, wrong, random) => {
    let comes = false
    let off = 0
    return (world, tick) => {
      const now = coming(world as World)
      if (now !== comes) {
        comes = now
        off = drawBetween(random, -way, way) * wrong
      }
      return bot(seen(world as World, off), tick)
    }
  }

const inPong = shortSighted<Pong>(
  HEIGHT,
  ({ ball }) => ball.vx < 0,
  (world, off) => {
    const half = PADDLE_HEIGHT / 2
    const y = Math.min(HEIGHT - half, Math.max(half, world.paddles[0].y - off))
    return { ...world, paddles: [{ ...world.paddles[0], y }, world.paddles[1]] }
  },
)

const inBreakout = shortSighted<Breakout>(
  PADDLE_Y - BRICKS_TOP,
  ({ balls }) => balls.some(({ vy }) => vy > 0),
  (world, off) => ({ ...world, paddle: world.paddle - off }),
)

/** The maximum delay of a press for a share of 1, in ticks. */
const HESITATES = 150
/** Where all is seen in time, the moment of a press is what goes wrong: it comes late, where it was meant. */
const hesitant =
  (most = HESITATES): Erring =>
  (bot, wrong, random) => {
    let due: { readonly at: number; readonly doing: ReturnType<Bot> } | null = null
    return (world, tick) => {
      const doing = bot(world, tick)
      const presses = doing.hold?.length || doing.pointers?.some(({ pressed }) => pressed)
      if (presses) due ??= { at: tick + drawBetween(random, 0, most * wrong), doing }
      if (due === null) return doing
      if (tick < due.at) return { hold: [] }
      const late = due.doing
      due = null
      return late
    }
  }

/** A glance lasts this many ticks; the chance that it misses a ghost is this many times the share. */
const GLANCE = 60
const MISSES = 5
/** Where everything moves by rules, as ghosts do, what goes wrong is attention: a ghost is not watched for a moment. */
const unwatchful: Erring = (bot, wrong, random) => {
  let missed = -1
  return (world, tick) => {
    const { ghosts } = world as PacMan
    if (tick % GLANCE === 0)
      missed = chance(random, wrong * MISSES) ? drawInt(random, 0, ghosts.length - 1) : -1
    return bot({ ...(world as PacMan), ghosts: ghosts.filter((_, n) => n !== missed) }, tick)
  }
}

/** Where steering is held, each change of the keys comes late: turns go too far. */
const fumbling =
  (most = HESITATES): Erring =>
  (bot, wrong, random) => {
    let held: readonly string[] = []
    let due: number | null = null
    return (world, tick) => {
      const wanted = bot(world, tick).hold ?? []
      if (wanted.join() === held.join()) due = null
      else due ??= tick + drawBetween(random, 0, most * wrong)
      if (due !== null && tick >= due) [held, due] = [wanted, null]
      return { hold: held }
    }
  }

/** A stroke goes on for this many ticks after its first cut. */
const STROKE = 5
/** The longest rest after a stroke for a share of 1, in ticks. */
const RESTS = 300
/** Where fruit after fruit is cut, the hand rests after each stroke until the eye has found the next one. */
const searching: Erring = (bot, wrong, random) => {
  let seen = 0
  let [from, until] = [0, 0]
  let doing: ReturnType<Bot> = {}
  return (world, tick) => {
    const { lastCut } = world as SliceStorm
    if (lastCut !== seen && tick >= until) {
      from = tick + STROKE
      until = from + drawBetween(random, 0, RESTS * wrong)
    }
    seen = lastCut
    if (tick >= from && tick < until)
      return {
        ...doing,
        pointers: doing.pointers?.map((one) => ({ ...one, pressed: false, released: false })) ?? [],
      }
    doing = bot(world, tick)
    return doing
  }
}

/** How far beside its place the aim points at most for a share of 1, in units. */
const UNSTEADY = 200
/** Where one aims at rest, no press is late, but the aim is not exact. */
const unsteady: Erring = (bot, wrong, random) => (world, tick) => {
  const doing = bot(world, tick)
  const far = UNSTEADY * wrong
  const beside = doing.pointers?.map((one) => ({ ...one, x: one.x + drawBetween(random, -far, far) }))
  return { ...doing, ...(beside && { pointers: beside }) }
}

/** Tapping slows down by this share while it goes on (Frontiers in Human Neuroscience 18, 2024, 1427336), within these ticks. */
const TIRES = 0.17
const TIRES_TICKS = 600
/** For a share of 1, taps are rarer by this share: the slow one taps 4 times a second where the bot does 6 times. */
const TAPS_LESS = 3
/** Where presses are counted, people tap slower than the bot, get tired, and overlook a sign as often as a ghost. */
const tiring: Erring = (bot, wrong, random) => {
  let strain = 0
  let due = 0
  let overlooks = false
  let phase: string | undefined
  let wanted = false
  let taps = false
  return (world, tick) => {
    const { bear, state } = world as TugOfWar
    if (bear?.phase === 'sign' && phase !== 'sign') overlooks = chance(random, wrong * MISSES)
    phase = bear?.phase
    const unseen = bear && overlooks && (phase === 'sign' || phase === 'slack')
    const doing = bot(unseen ? { ...(world as TugOfWar), bear: { ...bear, phase: 'pull' } } : world, tick)
    strain = Math.max(0, Math.min(1, strain + (state === 'pull' ? 1 : -1) / TIRES_TICKS))
    const wants = (doing.hold?.length ?? 0) > 0
    if (wants && !wanted) {
      due += (1 - TAPS_LESS * wrong) * (1 - TIRES * strain)
      taps = due >= 1
      if (taps) due--
    }
    wanted = wants
    return wants && taps ? doing : { ...doing, hold: [] }
  }
}

export const MISTAKES: Readonly<Record<string, Erring>> = {
  asteroids: fumbling(),
  'blue-block-runner': fumbling(HESITATES / 2),
  breakout: inBreakout,
  'bubble-shooter': unsteady,
  'circuit-breaker': forgetful,
  'color-crash': hesitant(HESITATES / 2),
  'doodle-jump': fumbling(),
  frogger: hesitant(HESITATES * 0.6),
  'gravity-flip-runner': hesitant(HESITATES * 2),
  'pixel-sushi-chef': (bot, wrong, random) =>
    hesitant(HESITATES * 3)(mistaken(bot, wrong, random), wrong, random),
  'pac-man': (bot, wrong, random) => hesitant(HESITATES / 2)(unwatchful(bot, wrong, random), wrong, random),
  pong: inPong,
  'slice-storm': searching,
  snake: hesitant(HESITATES / 2),
  'tap-the-glitch': hesitant(HESITATES * 2),
  'tug-of-war': tiring,
  'whack-a-mole': hesitant(HESITATES * 2),
}
