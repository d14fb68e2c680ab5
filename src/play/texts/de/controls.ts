import { listText } from '../../../engine/core/text'
import type { controlTexts as english } from '../controls'

export const controlTexts: typeof english = {
  padOnly: (select) => `Mit dem D-Pad bewegen, mit ${select} auswählen.`,
  ofPlayer: (player, label) => `Spieler ${player}: ${label}`,

  touch: {
    swipe: 'Wisch irgendwo, um dich zu bewegen.',
    tap: (action) => `Tipp irgendwohin: ${action}.`,
    arrows: 'Nutze die Pfeile auf dem Bildschirm.',
    stick: 'Nutze den Stick auf dem Bildschirm.',
    orArrows: 'Oder nutze die Pfeile auf dem Bildschirm.',
    orStick: 'Oder nutze den Stick auf dem Bildschirm.',
    roundButton: (action) => `Runde Taste: ${action}.`,
    roundButtons: (actions) => `Runde Tasten: ${listText(actions)}.`,
  },

  stick: 'Stick',
  switchPad: 'Tasten der Schaltersteuerung',
}
