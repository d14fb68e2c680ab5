/** The metadata of the page of the day. */
import type { PageFacts } from '../../pages/pageMeta'

export const TODAY_FACTS: PageFacts = {
  title: 'Today',
  description:
    'Three games a day, the same start for everybody: one easy, one medium, one hard. A streak that forgives, a medal a month, no account.',
  path: '/today',
}
