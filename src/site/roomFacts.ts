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

export const SETTINGS_FACTS: PageFacts = {
  title: 'Settings',
  description:
    'Look, sound, controls and tools of play for every game at once: larger text, slower games, other keys. Each can be tried, and all is kept in this browser.',
  path: '/settings',
}
