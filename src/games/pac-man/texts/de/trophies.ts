import type { trophyTexts as english } from '../trophies'

export const trophyTexts: typeof english = {
  maze: { title: 'Keine Pille übrig', text: 'Räume ein Labyrinth leer.' },
  four: { title: 'Alle vier auf einmal', text: 'Friss vier Geister mit einer Kraftpille.' },
  dessert: { title: 'Platz für Nachtisch', text: 'Friss beide Früchte eines Labyrinths.' },
  untouched: {
    title: 'Keiner zu Hause',
    text: 'Räume das erste Labyrinth leer, ohne erwischt zu werden.',
  },
  'four-mazes': { title: 'Geisterjäger', text: 'Räume in einem Spiel vier Labyrinthe leer.' },
}
