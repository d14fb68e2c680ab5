import type { trophyTexts as english } from '../trophies'

export const trophyTexts: typeof english = {
  narrow: {
    title: 'Im Dunkeln',
    text: 'Erreiche mit allen sieben Labyrinthen das Ziel von Level 2, ohne die Lösung einzublenden.',
  },
  soft: {
    title: 'Auf Zehenspitzen',
    text: 'Beginne mit allen sieben Labyrinthen bei Level 3 und erreiche sein Ziel, ohne gegen eine Wand zu stoßen oder die Lösung einzublenden.',
  },
  void: {
    title: 'Raus aus der Leere',
    text: 'Erreiche das Ziel von Level 7, ohne die Lösung einzublenden.',
  },
  all: {
    title: 'Ariadne',
    text: 'Erreiche in einem Spiel die Ziele aller sieben Level, ohne die Lösung einzublenden.',
  },
}
