/** The metadata of the Today page. */
import type { PageFacts } from '../../layout/pageMeta'
import { todayTexts } from '../../texts/today'
import { FEATURED } from '../../today/featured'

export const TODAY_FACTS: PageFacts = {
  title: todayTexts.title,
  description: FEATURED === 3 ? todayTexts.meta : todayTexts.metaFew,
  path: '/today',
}
