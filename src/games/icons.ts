/** The icons of the games' cards. Separate from the catalog, which every page loads. */
import type { Icon } from '../engine/core/game/contract'
import { byGame } from './byGame'

const icons = byGame(import.meta.glob<Icon>('./*/view/icon.ts', { eager: true, import: 'icon' }))

/**
 * The icon of a game.
 *
 * @throws if its folder has none
 */
export function iconOf(id: string): Icon {
  const icon = icons[id]
  if (!icon) throw new Error(`${id}: view/icon.ts is missing`)
  return icon
}
