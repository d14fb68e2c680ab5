/**
 * Chooses the next words of the large list, so that none repeats before all have been seen. Each topic has a separate
 * order that continues from game to game and changes with each round. Games with all topics prefer those with the
 * most unseen words.
 */
import { createRandom, shuffled } from '../../../../engine/core/math/random'
import type { Seen } from '../seen'
import { INDEXES_BY_TOPIC } from './largeList'

/** Indices of a topic's words in the order of the given round, from 0. */
function roundOf(topic: number, round: number, key: number): number[] {
  return shuffled(createRandom(key + topic * 7919 + round * 104729), INDEXES_BY_TOPIC[topic] ?? [])
}

/** Indices of the words that a topic has left in its current round. */
function leftOf(topic: number, { key, counts }: Seen): number[] {
  const all = INDEXES_BY_TOPIC[topic]?.length ?? 1
  const seen = counts[topic] ?? 0
  return roundOf(topic, Math.floor(seen / all), key).slice(seen % all)
}

/**
 * The words of a game as indices in the large list, each at most once: the unseen words of the topics, shuffled by
 * the seed, followed by the next round where they do not suffice.
 *
 * @param topics indices in `TOPICS`
 */
export function orderFor(seen: Seen, topics: readonly number[], seed: number): number[] {
  const rounds = (topic: number) =>
    Math.floor((seen.counts[topic] ?? 0) / (INDEXES_BY_TOPIC[topic]?.length ?? 1))
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
  return [...first, ...shuffled(createRandom(seed + 1), again).filter((index) => !taken.has(index))]
}
