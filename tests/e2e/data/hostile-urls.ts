/** Owns addresses that mean harm, or only look so: what must become of each one as a custom game's URL. */

import type { HostileUrl } from './urls/kind'
import { LOOKALIKES } from './urls/lookalikes'
import { OWN_SPELLINGS } from './urls/own'
import { SCHEMES } from './urls/schemes'
import { SPELLINGS } from './urls/spellings'

export { type HostileUrl, OWN_PLACE } from './urls/kind'

export const HOSTILE_URLS: readonly HostileUrl[] = [...SCHEMES, ...SPELLINGS, ...OWN_SPELLINGS, ...LOOKALIKES]
