/**
 * Measures the opponents of Air Hockey's cup: each against the one before, and the stars and the lengths of matches of
 * late and clumsy players.
 */

import type { RealtimeBot, RealtimeGame } from '../../src/engine/core/game/contract'
import { completeOptions } from '../../src/engine/core/game/option'
import { type Shape, worldSize } from '../../src/engine/core/game/shape'
import { frameFrom, readInput } from '../../src/engine/core/input/input'
import { createRandom, draw } from '../../src/engine/core/math/random'
import game from '../../src/games/air-hockey'
import { bot } from '../../src/games/air-hockey/bot'
import { options } from '../../src/games/air-hockey/options'
import {
  type Action,
  CHARACTERS,
  RIVAL_IDS,
  rivalIdOf,
  rules,
  type World,
} from '../../src/games/air-hockey/rules'
import { plan } from '../../src/games/air-hockey/rules/computer'
import type { Skill } from '../../src/games/air-hockey/rules/skills'
import { type Clumsiness, playBy } from './clumsy/play'
import { STAND_INS } from './clumsy/standIns'
import { heading, quantile, table } from './print'

const MATCHES = 12
const TRIES = 5
/** A match without a winner by then ends with its score, in ticks. */
const LONGEST_MATCH = 36_000

const cupOf = (number: number) => completeOptions(options, { match: 'cup', rival: `${number}` })

/** Goals of a match: the left mallet plays by `skill`, the right one is the cup's opponent with this number, from 1. */
export function meeting(
  skill: Skill,
  number: number,
  seed: number,
  watch: (world: World) => void = () => {},
): readonly [left: number, right: number] {
  const random = createRandom(seed * 7 + 1)
  const world = rules.start(cupOf(number), seed, worldSize(game, {}))
  const [mallet] = world.mallets
  let aim = { x: mallet.x, y: mallet.y, strike: false }
  let luck = 0
  for (let n = 0; n < LONGEST_MATCH && world.state !== 'over'; n++) {
    if (n % skill.look === 0) {
      if (draw(random) < 0.2) luck = draw(random) * 2 - 1
      aim = { ...plan(world, 0, skill, luck) }
    }
    const { x, y } = mallet
    const [dx, dy] = [aim.x - x, aim.y - y]
    const share = Math.min(1, (aim.strike ? skill.strike : skill.speed) / (Math.sqrt(dx * dx + dy * dy) || 1))
    const finger = { id: 1, x: 0, y: 0, down: true, pressed: false, released: false, kind: 'touch' as const }
    const frame = frameFrom([], [], [{ ...finger, x: x + dx * share, y: y + dy * share }])
    rules.step(world, readInput<Action>(frame), () => {})
    watch(world)
  }
  return world.goals
}

/**
 * Matches won (0..1) and goals of one opponent against another, half of the matches from each side and at the table of
 * each.
 */
function against(one: number, other: number, matches: number): { won: number; made: number; let: number } {
  const sum = { won: 0, made: 0, let: 0 }
  for (let n = 0; n < matches; n++) {
    const home = n % 2 === 0
    const goals = meeting(CHARACTERS[rivalIdOf(home ? one : other)].skill, home ? other : one, n + 1)
    const [made, lost] = home ? goals : [goals[1], goals[0]]
    sum.made += made
    sum.let += lost
    sum.won += (made > lost ? 1 : made === lost ? 0.5 : 0) / matches
  }
  return sum
}

/** The stars of a player against an opponent, and the seconds of the match; `who` null is the simple bot. */
export function matchOf(
  who: Clumsiness | null,
  number: number,
  seed: number,
  shape: Shape = 'wide',
): { stars: number; seconds: number } {
  const cup = { ...cupOf(number), shape }
  const play = {
    game: game as unknown as RealtimeGame,
    bot: bot as RealtimeBot<unknown>,
    options: cup,
    size: worldSize(game, cup),
  }
  const { world, ticks } = playBy(who, play, seed, LONGEST_MATCH)
  return { stars: play.game.rules.outcome(world)?.results?.Stars ?? 0, seconds: ticks / 60 }
}

export function hockey(): void {
  heading(`Air Hockey, the cup: each opponent against the one before, ${MATCHES} matches`)
  const rows = RIVAL_IDS.slice(1).map((id, n) => {
    const { won, made, let: lost } = against(n + 2, n + 1, MATCHES)
    return [`${id} beats ${RIVAL_IDS[n]}`, `${Math.round(won * 100)}%`, `${made} : ${lost}`]
  })
  table(['opponents', 'matches', 'goals'], rows)
  for (const shape of ['wide', 'upright'] as const) {
    heading(`Air Hockey, the cup, ${shape}: stars of ${TRIES} matches, and the median of their seconds`)
    table(
      ['who', ...RIVAL_IDS],
      STAND_INS.map(({ name, who }) => [
        name,
        ...RIVAL_IDS.map((_, n) => {
          const tries = Array.from({ length: TRIES }, (_, seed) => matchOf(who, n + 1, seed + 1, shape))
          const seconds = quantile(
            tries.map((each) => each.seconds),
            0.5,
          )
          return `${tries.map(({ stars }) => stars).join('')} ${Math.round(seconds)} s`
        }),
      ]),
    )
  }
}
