/** The large list of Word Guessing: sixty words on each of ten topics, including those of the first list. */
import { TOPICS, type Topic } from '../../topics'
import { type Category, ENTRIES, type Entry } from '../../words'
import { ANIMALS } from './animals'
import { ARTS } from './arts'
import { FOOD } from './food'
import { HOME } from './home'
import { NATURE } from './nature'
import { PAST } from './past'
import { SCIENCE } from './science'
import { SPORT } from './sport'
import { TRAVEL } from './travel'
import { WORK } from './work'

/** For each topic, the matching categories of the first list, and its additional words. */
const LISTS: Readonly<Record<Topic, readonly [first: readonly Category[], lines: readonly string[]]>> = {
  Animals: [['Animals'], ANIMALS],
  Food: [['Food'], FOOD],
  Nature: [['Nature', 'Weather'], NATURE],
  Science: [['Science', 'Technology'], SCIENCE],
  Travel: [['Transportation', 'Places'], TRAVEL],
  Arts: [['Music'], ARTS],
  Sport: [['Sports'], SPORT],
  Work: [['Jobs', 'Tools'], WORK],
  Legends: [['Myths', 'History'], PAST],
  Home: [[], HOME],
}

/** All entries, topic by topic. */
export const LARGE: readonly Entry[] = TOPICS.flatMap((topic) => {
  const [first, lines] = LISTS[topic]
  const known = ENTRIES.filter(({ category }) => first.some((one) => one === category))
  return [
    ...known.map((entry) => ({ ...entry, category: topic })),
    ...lines.map((line) => {
      const [word, hint] = line.split(/: (.*)/s) as [string, string]
      return { word, hint, category: topic }
    }),
  ]
})

/** Indices in `LARGE` of the words of each topic, in the order of `TOPICS`. */
export const PLACES: readonly (readonly number[])[] = TOPICS.map((topic) =>
  LARGE.flatMap(({ category }, place) => (category === topic ? [place] : [])),
)
