/** The metadata of the Today page. */
import type { PageFacts } from '../../layout/pageMeta'
import { todayTexts } from '../../texts/today'

export const TODAY_FACTS: PageFacts = {
  title: todayTexts.title,
  description: todayTexts.meta,
  path: '/today',
}
