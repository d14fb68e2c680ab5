/** Owns the icons on the games' cards: apart from the catalogue, which every page has. */
import type { Icon } from '../engine/core/contract'

const icons = import.meta.glob<Icon>('./*/icon.ts', { eager: true, import: 'icon' })

/** The icon of the game with this id. Throws where its folder has none. */
export function iconOf(id: string): Icon {
  const icon = icons[`./${id}/icon.ts`]
  if (!icon) throw new Error(`${id}: icon.ts is missing`)
  return icon
}
