/** Owns how the computer learns: what you did before in the same spot, you are likely to do again. */
import { itemAt } from '../../../engine/core/itemAt'
import { pow } from '../../../engine/core/math/exactMath'
import { chance, pick, type Random } from '../../../engine/core/math/random'
import { beatersOf, FIVE_HANDS, HANDS, type Hand, type Round, resultOf } from './hands'

/** How many rounds make a spot; longer spots say more. */
const LONGEST_SPOT = 3
/** A spot of n rounds counts as much as this to the power of n. */
const TRUST = 3
/** Older habits fade: each round back counts so much less. */
const FADING = 0.95
/** Share of rounds played at random, so that nobody can turn the learning against it. */
const WHIM = 0.1

/** How likely each hand comes next, as weights; all 0 when nothing is known. */
export function habits(rounds: readonly Round[]): Record<Hand, number> {
  const weights = Object.fromEntries(FIVE_HANDS.map((hand) => [hand, 0])) as Record<Hand, number>
  const same = (a: Round | undefined, b: Round | undefined) =>
    a?.you === b?.you && a?.computer === b?.computer
  for (let next = 1; next < rounds.length; next++) {
    // How many rounds before `next` are like the rounds just played.
    let spot = 0
    while (spot < LONGEST_SPOT && spot < next && same(rounds[next - 1 - spot], rounds.at(-1 - spot))) spot++
    const age = rounds.length - next
    const hand = itemAt(rounds, next).you
    weights[hand] += pow(TRUST, spot) * pow(FADING, age)
  }
  return weights
}

/** The computer's hand: one that beats your likeliest of `hands`. Draws from `random`. */
export function outguess(rounds: readonly Round[], random: Random, hands = HANDS): Hand {
  if (chance(random, WHIM)) return pick(random, hands)
  const weights = habits(rounds)
  const most = Math.max(...hands.map((hand) => weights[hand]))
  const likely = pick(
    random,
    hands.filter((hand) => weights[hand] === most),
  )
  const beaters = beatersOf(likely, hands)
  // Of three hands one alone beats it: nothing is drawn then, as it always was.
  return beaters.length === 1 ? itemAt(beaters, 0) : pick(random, beaters)
}

/** In how many of the rounds the computer showed what beats the visitor's hand: by luck it is a third of them, with five hands two fifths. */
export function foreseen(rounds: readonly Round[]): { readonly right: number; readonly of: number } {
  return { right: rounds.filter((round) => resultOf(round) === 'lose').length, of: rounds.length }
}
