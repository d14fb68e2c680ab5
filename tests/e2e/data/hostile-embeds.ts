/** Owns the list of embed codes that mean harm, gathered by what they are after. */
import { BREAKING_OUT } from './embeds/breaking-out'
import { FORGING } from './embeds/forging'
import { HOLDING } from './embeds/holding'
import type { HostileEmbed } from './embeds/kind'
import { NAVIGATING } from './embeds/navigating'
import { READING } from './embeds/reading'
import { STEPPING_OUT } from './embeds/stepping-out'

export { EVIL_ORIGIN, type HostileEmbed, SECRETS, type Watched } from './embeds/kind'

export const HOSTILE_EMBEDS: readonly HostileEmbed[] = [
  ...READING,
  ...NAVIGATING,
  ...STEPPING_OUT,
  ...FORGING,
  ...BREAKING_OUT,
  ...HOLDING,
]
