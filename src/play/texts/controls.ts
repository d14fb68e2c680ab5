/** Texts about the controls: the table of keys, on-screen controls, and the position read aloud. */
import { listText } from '../../engine/core/text'

export const controlTexts = {
  /** @param select - the name of a gamepad button */
  padOnly: (select: string) => `Move with the D-pad, select with ${select}.`,
  /** @param player - 1 or 2 */
  ofPlayer: (player: number, label: string) => `Player ${player}: ${label}`,

  touch: {
    drag: 'Drag to move.',
    swipe: 'Swipe anywhere to move.',
    /** @param action - the label of what a tap does */
    tap: (action: string) => `Tap anywhere: ${action}.`,
    arrows: 'Use the on-screen arrows.',
    stick: 'Use the on-screen stick.',
    orArrows: 'Or use the on-screen arrows.',
    orStick: 'Or use the on-screen stick.',
    roundButton: (action: string) => `Round button: ${action}.`,
    roundButtons: (actions: readonly string[]) => `Round buttons: ${listText(actions)}.`,
  },

  stick: 'Stick',
  switchPad: 'Switch access buttons',
}
