/** Addresses that are hostile, or only look like it, with the expected verdict for each. */
import type { HostileUrl } from './urls/kind'
import { LOOKALIKES } from './urls/lookalikes'
import { OWN_SPELLINGS } from './urls/own'
import { SCHEMES } from './urls/schemes'
import { SPELLINGS } from './urls/spellings'

export { type HostileUrl, OWN_PLACE } from './urls/kind'

export const HOSTILE_URLS: readonly HostileUrl[] = [...SCHEMES, ...SPELLINGS, ...OWN_SPELLINGS, ...LOOKALIKES]
