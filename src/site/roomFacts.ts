/** Owns what the rooms beside the shelf say of themselves: only they need it. */
import type { PageFacts } from './pageFacts'

export const TODAY_FACTS: PageFacts = {
  title: 'Today',
  description:
    'Three games a day, the same start for everybody: one easy, one medium, one hard. A streak that forgives, a medal a month, no account.',
  path: '/today',
}

export const RECORDS_FACTS: PageFacts = {
  title: 'Records',
  description:
    'Your plays, times, wins and best results of every game, and the last twenty of each as a line. They stay in this browser.',
  path: '/records',
}
