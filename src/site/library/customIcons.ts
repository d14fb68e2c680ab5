/** The eight icons of custom games, by the names under which they are stored. */
import Brain from 'lucide-react/icons/brain'
import Dice1 from 'lucide-react/icons/dice-1'
import Gamepad2 from 'lucide-react/icons/gamepad-2'
import Heart from 'lucide-react/icons/heart'
import Star from 'lucide-react/icons/star'
import Target from 'lucide-react/icons/target'
import Trophy from 'lucide-react/icons/trophy'
import Zap from 'lucide-react/icons/zap'
import type { Icon } from '../../engine/core/game/contract'

export const CUSTOM_ICONS = {
  Gamepad2,
  Target,
  Zap,
  Brain,
  Trophy,
  Star,
  Heart,
  Dice1,
} as const satisfies Record<string, Icon>

export type CustomIconName = keyof typeof CUSTOM_ICONS

export const CUSTOM_ICON_NAMES = Object.keys(CUSTOM_ICONS) as CustomIconName[]

/** The icon of that name; Gamepad2 for an unknown name. */
export function customIcon(name: string): Icon {
  return Object.hasOwn(CUSTOM_ICONS, name) ? CUSTOM_ICONS[name as CustomIconName] : Gamepad2
}
