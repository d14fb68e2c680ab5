import type { trophyTexts as english } from '../trophies'

export const trophyTexts: typeof english = {
  field: { title: 'Freier Weltraum', text: 'Räume ein Level leer.' },
  turret: { title: 'Stillgestanden', text: 'Räume Level 1 ohne Schub leer.' },
  untouched: {
    title: 'Keine Delle',
    text: 'Räume in einem Spiel drei Level leer, ohne ein Leben zu verlieren.',
  },
  nine: { title: 'Tief im All', text: 'Erreiche Level 9 ohne UFOs.' },
}
