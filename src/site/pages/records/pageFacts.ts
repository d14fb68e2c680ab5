/** The metadata of the records page. */
import type { PageFacts } from '../../layout/pageMeta'
import { recordsTexts } from '../../texts/records'

export const RECORDS_FACTS: PageFacts = {
  title: recordsTexts.title,
  description: recordsTexts.meta,
  path: '/records',
}
