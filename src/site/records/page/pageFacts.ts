/** The metadata of the records page. */
import type { PageFacts } from '../../pages/pageMeta'

export const RECORDS_FACTS: PageFacts = {
  title: 'Records',
  description:
    'Your plays, times, wins and best results of every game, and the last twenty of each as a line. They stay in this browser.',
  path: '/records',
}
