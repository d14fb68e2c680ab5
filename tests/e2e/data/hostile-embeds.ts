/** All hostile embed codes, grouped by their aim. */
import { BREAKING_OUT } from './embeds/breaking-out'
import { FORGING } from './embeds/forging'
import { HOLDING } from './embeds/holding'
import type { HostileEmbed } from './embeds/kind'
import { NAVIGATING } from './embeds/navigating'
import { READING } from './embeds/reading'
import { STEPPING_OUT } from './embeds/stepping-out'

export { EVIL_ORIGIN, type HostileEmbed, SECRETS, TELL } from './embeds/kind'

/** The codes by their aim. */
export const HOSTILE_GROUPS: Readonly<Record<string, readonly HostileEmbed[]>> = {
  'reading data of the site': READING,
  'navigating the site': NAVIGATING,
  'stepping out of the frame': STEPPING_OUT,
  'forging messages': FORGING,
  'breaking out of the markup': BREAKING_OUT,
  'holding the page': HOLDING,
}
