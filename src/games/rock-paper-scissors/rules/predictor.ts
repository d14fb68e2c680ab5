/** How the computer learns: players tend to repeat what they did in the same situation. */
import { itemAt } from '../../../engine/core/itemAt'
import { pow } from '../../../engine/core/math/exactMath'
import { chance, pick, type Random } from '../../../engine/core/math/random'
import { beatersOf, FIVE_HANDS, HANDS, type Hand, type Round, resultOf } from './hands'

/** Maximum number of rounds that form a situation; longer matches are more significant. */
const LONGEST_SPOT = 3
/** A match of n rounds weighs this to the power of n. */
const TRUST = 3
/** Older habits fade: the weight factor per round back. */
const FADING = 0.95
/** Fraction of rounds played at random, so that the learning cannot be exploited. */
const WHIM = 0.1

/** Weights of each hand as the next one; all 0 if nothing is known. */
export function habits(rounds: readonly Round[]): Record<Hand, number> {
  const weights = Object.fromEntries(FIVE_HANDS.map((hand) => [hand, 0])) as Record<Hand, number>
  const same = (a: Round | undefined, b: Round | undefined) =>
    a?.you === b?.you && a?.computer === b?.computer
  for (let next = 1; next < rounds.length; next++) {
    // How many rounds before `next` match the latest rounds.
    let spot = 0
    while (spot < LONGEST_SPOT && spot < next && same(rounds[next - 1 - spot], rounds.at(-1 - spot))) spot++
    const age = rounds.length - next
    const hand = itemAt(rounds, next).you
    weights[hand] += pow(TRUST, spot) * pow(FADING, age)
  }
  return weights
}

/** The computer's hand: one that beats the player's most likely hand. Draws from `random`. */
export function outguess(rounds: readonly Round[], random: Random, hands = HANDS): Hand {
  if (chance(random, WHIM)) return pick(random, hands)
  const weights = habits(rounds)
  const max = Math.max(...hands.map((hand) => weights[hand]))
  const likely = pick(
    random,
    hands.filter((hand) => weights[hand] === max),
  )
  const beaters = beatersOf(likely, hands)
  // With three hands only one beats it, so nothing is drawn; this keeps the random sequence of existing seeds.
  return beaters.length === 1 ? itemAt(beaters, 0) : pick(random, beaters)
}

/** In how many rounds the computer beat the player's hand: by chance a third of them, with five hands two fifths. */
export function foreseen(rounds: readonly Round[]): { readonly right: number; readonly of: number } {
  return { right: rounds.filter((round) => resultOf(round) === 'lose').length, of: rounds.length }
}
