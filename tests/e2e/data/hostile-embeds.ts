/** Owns the list of embed codes that mean harm, gathered by what they are after. */
import { BREAKING_OUT } from './embeds/breaking-out'
import { FORGING } from './embeds/forging'
import { HOLDING } from './embeds/holding'
import type { HostileEmbed } from './embeds/kind'
import { NAVIGATING } from './embeds/navigating'
import { READING } from './embeds/reading'
import { STEPPING_OUT } from './embeds/stepping-out'

export { EVIL_ORIGIN, type HostileEmbed, SECRETS } from './embeds/kind'

/** By what they are after. */
export const HOSTILE_GROUPS: Readonly<Record<string, readonly HostileEmbed[]>> = {
  'reading what is ours': READING,
  'navigating the site': NAVIGATING,
  'stepping out of the frame': STEPPING_OUT,
  'forging messages': FORGING,
  'breaking out of the markup': BREAKING_OUT,
  'holding the page': HOLDING,
}

export const HOSTILE_EMBEDS: readonly HostileEmbed[] = Object.values(HOSTILE_GROUPS).flat()
