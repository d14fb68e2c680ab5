import type { trophyTexts as english } from '../trophies'

export const trophyTexts: typeof english = {
  level: { title: 'Reiner Tisch', text: 'Räume ein Level leer.' },
  run: {
    title: 'Hinter der Mauer',
    text: 'Zerstöre zehn Steine, bevor ein Ball den Schläger wieder berührt.',
  },
  juggler: { title: 'Jongleur', text: 'Hol dir acht Extrabälle, ohne einen Ball zu verlieren.' },
  untouched: {
    title: 'Drei Leben übrig',
    text: 'Räume in einem Spiel zwei Level leer, ohne ein Leben zu verlieren.',
  },
  six: { title: 'Albtraum der Maurer', text: 'Erreiche Level 6.' },
}
