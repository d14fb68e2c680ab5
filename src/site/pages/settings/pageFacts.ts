/** The metadata of the settings page. */
import type { PageFacts } from '../../layout/pageMeta'
import { settingsTexts } from '../../texts/settings'

export const SETTINGS_FACTS: PageFacts = {
  title: settingsTexts.title,
  description: settingsTexts.meta,
  path: '/settings',
}
