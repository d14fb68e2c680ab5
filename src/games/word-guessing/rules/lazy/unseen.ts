/**
 * Owns which words of the large list come next: none again until all were seen. Each topic has an order of its own that it
 * goes through from play to play, and another one the next time round; whoever plays all topics meets those first of which
 * most is still to come.
 */
import { createRandom, shuffled } from '../../../../engine/core/math/random'
import type { Seen } from '../seen'
import { PLACES } from './topics'

/** The places of a topic's words in the order in which they come round for the given time, counted from 0. */
function roundOf(topic: number, round: number, key: number): number[] {
  return shuffled(createRandom(key + topic * 7919 + round * 104729), PLACES[topic] ?? [])
}

/** Places in the large list that a topic still has to show before its next round. */
function leftOf(topic: number, { key, counts }: Seen): number[] {
  const all = PLACES[topic]?.length ?? 1
  const seen = counts[topic] ?? 0
  return roundOf(topic, Math.floor(seen / all), key).slice(seen % all)
}

/**
 * The words of a play as places in the large list, each once at most: what was not seen yet in the topics asked for, mixed by
 * the seed, and where that is not enough, the next time round. `topics` are places in `TOPICS`.
 */
export function orderFor(seen: Seen, topics: readonly number[], seed: number): number[] {
  const rounds = (topic: number) => Math.floor((seen.counts[topic] ?? 0) / (PLACES[topic]?.length ?? 1))
  const lowest = Math.min(...topics.map(rounds))
  const behind = topics.filter((topic) => rounds(topic) === lowest)
  const queues = new Map(behind.map((topic) => [topic, leftOf(topic, seen)]))
  const slots = shuffled(
    createRandom(seed),
    behind.flatMap((topic) => queues.get(topic)?.map(() => topic) ?? []),
  )
  const first = slots.map((topic) => queues.get(topic)?.shift() as number)
  const taken = new Set(first)
  const again = topics.flatMap((topic) =>
    roundOf(topic, rounds(topic) + (rounds(topic) === lowest ? 1 : 0), seen.key),
  )
  return [...first, ...shuffled(createRandom(seed + 1), again).filter((place) => !taken.has(place))]
}
