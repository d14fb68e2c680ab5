/** The metadata of the settings page. */
import type { PageFacts } from '../pages/pageMeta'

export const SETTINGS_FACTS: PageFacts = {
  title: 'Settings',
  description:
    'Look, sound, controls and tools of play for every game at once: larger text, slower games, other keys. Each can be tried, and all is kept in this browser.',
  path: '/settings',
}
