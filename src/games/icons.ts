/** Owns the icons on the games' cards: apart from the catalogue, which every page has. */
import type { Icon } from '../engine/core/game/contract'

const icons = import.meta.glob<Icon>('./*/view/icon.ts', { eager: true, import: 'icon' })

/** The icon of the game with this id. Throws where its folder has none. */
export function iconOf(id: string): Icon {
  const icon = icons[`./${id}/view/icon.ts`]
  if (!icon) throw new Error(`${id}: view/icon.ts is missing`)
  return icon
}
