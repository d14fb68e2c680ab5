/** The measures of the launcher. All of it is inside the field, at every size. */
import { RADIUS } from '../rules'

/** From the middle of the cradle to its farthest edge, whatever its angle. */
export const CRADLE_REACH = RADIUS + 16.5
/** How far a shot pushes it back. */
export const KICK = 5
/** From the middle of the next bubble to the lower edge of its shell. */
export const SHELL_REACH = 26
