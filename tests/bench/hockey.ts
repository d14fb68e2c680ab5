/**
 * Measures the strength of the four opponents of Air Hockey's cup: each against the one before, and how far late and
 * clumsy players get.
 */

import type { RealtimeBot, RealtimeGame } from '../../src/engine/core/game/contract'
import { completeOptions } from '../../src/engine/core/game/option'
import { worldSize } from '../../src/engine/core/game/shape'
import { frameFrom, readInput } from '../../src/engine/core/input/input'
import { createRandom, draw } from '../../src/engine/core/math/random'
import game from '../../src/games/air-hockey'
import { bot } from '../../src/games/air-hockey/bot'
import { options } from '../../src/games/air-hockey/options'
import { type Action, CHARACTERS, rules, type World } from '../../src/games/air-hockey/rules'
import { plan } from '../../src/games/air-hockey/rules/computer'
import type { Skill } from '../../src/games/air-hockey/rules/skills'
import { type Clumsiness, playBy } from './clumsy/play'
import { STAND_INS } from './clumsy/standIns'
import { heading, quantile, table } from './print'

const MATCHES = 12
const CUPS = 5
/** A match without a winner by then ends with its score; also the maximum length of a cup, in ticks. */
const LONGEST_MATCH = 12_000
const LONGEST_CUP = 60 * 60 * 15

/** Goals of a match: the left mallet plays by `skill`, the right one is the cup's character at this place. */
export function meeting(
  skill: Skill,
  place: number,
  seed: number,
  watch: (world: World) => void = () => {},
): readonly [left: number, right: number] {
  const random = createRandom(seed * 7 + 1)
  const world = rules.start(completeOptions(options, { match: 'cup' }), seed, worldSize(game, {}))
  Object.assign(world, { cup: { at: place, beaten: place, lost: 0, met: true } })
  const [mallet] = world.mallets
  let aim = { x: mallet.x, y: mallet.y, strike: false }
  let luck = 0
  for (let n = 0; n < LONGEST_MATCH && world.state !== 'between' && world.state !== 'over'; n++) {
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

/** Matches won (0..1) and goals of one character against another, half of the matches from each side. */
export function against(
  one: number,
  other: number,
  matches: number,
): { won: number; made: number; let: number } {
  const sum = { won: 0, made: 0, let: 0 }
  for (let n = 0; n < matches; n++) {
    const home = n % 2 === 0
    const goals = meeting(
      (CHARACTERS[home ? one : other] as { skill: Skill }).skill,
      home ? other : one,
      n + 1,
    )
    const [made, lost] = home ? goals : [goals[1], goals[0]]
    sum.made += made
    sum.let += lost
    sum.won += (made > lost ? 1 : made === lost ? 0.5 : 0) / matches
  }
  return sum
}

/** How many of the four a player beats in a cup; null is the simple bot. */
export function beatenBy(who: Clumsiness | null, seed: number): number {
  const cup = completeOptions(options, { players: '1', match: 'cup' })
  const play = {
    game: game as unknown as RealtimeGame,
    bot: bot as RealtimeBot<unknown>,
    options: cup,
    size: worldSize(game, cup),
  }
  const { world } = playBy(who, play, seed, LONGEST_CUP)
  return (world as World).cup?.beaten ?? 0
}

export function hockey(): void {
  heading(`Air Hockey, the cup: each character against the one before, ${MATCHES} matches`)
  const rows = CHARACTERS.slice(1).map(({ id }, n) => {
    const { won, made, let: lost } = against(n + 1, n, MATCHES)
    return [`${id} beats ${CHARACTERS[n]?.id}`, `${Math.round(won * 100)}%`, `${made} : ${lost}`]
  })
  table(['characters', 'matches', 'goals'], rows)
  heading(`Air Hockey, the cup: how many of the four are beaten, ${CUPS} cups`)
  table(
    ['who', 'median', 'all'],
    STAND_INS.map(({ name, who }) => {
      const beaten = Array.from({ length: CUPS }, (_, n) => beatenBy(who, n + 1))
      return [name, quantile(beaten, 0.5), beaten.join(' ')]
    }),
  )
}
