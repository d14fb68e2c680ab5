/** The large list of Word Guessing: sixty words on each of ten topics, including those of the first list. */
import { sectionsOf } from '../../../../engine/core/sections'
import text from '../../data/topics.txt?raw'
import { TOPICS, type Topic } from '../topics'
import { type Category, ENTRIES, type Entry, entryFrom } from '../words'

/** The categories of the first list that belong to each topic. */
const KNOWN: Readonly<Record<Topic, readonly Category[]>> = {
  Animals: ['Animals'],
  Food: ['Food'],
  Nature: ['Nature', 'Weather'],
  Science: ['Science', 'Technology'],
  Travel: ['Transportation', 'Places'],
  Arts: ['Music'],
  Sport: ['Sports'],
  Work: ['Jobs', 'Tools'],
  Legends: ['Myths', 'History'],
  Home: [],
}

const lines = sectionsOf(text)

/** All entries, topic by topic. */
export const LARGE: readonly Entry[] = TOPICS.flatMap((topic) => {
  const known = ENTRIES.filter(({ category }) => KNOWN[topic].some((one) => one === category))
  return [
    ...known.map((entry) => ({ ...entry, category: topic })),
    ...(lines[topic] ?? []).map((line) => entryFrom(line, topic)),
  ]
})

/** Indices in `LARGE` of the words of each topic, in the order of `TOPICS`. */
export const INDEXES_BY_TOPIC: readonly (readonly number[])[] = TOPICS.map((topic) =>
  LARGE.flatMap(({ category }, index) => (category === topic ? [index] : [])),
)
