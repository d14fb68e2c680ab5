import type { trophyTexts as english } from '../trophies'

export const trophyTexts: typeof english = {
  clear: { title: 'Plafond nettoyé', text: 'Vide tout le terrain.' },
  drop: { title: 'Avalanche', text: 'Fais tomber dix bulles en un tir, en mode Terrain unique.' },
  run: {
    title: 'Aucun tir gâché',
    text: 'Élimine des bulles avec huit tirs de suite, en mode Terrain unique.',
  },
  few: { title: 'Fine gâchette', text: 'Vide tout le terrain en 35 tirs ou moins.' },
  rows: {
    title: 'Contre le plafond',
    text: 'Vide le terrain en mode Terrain unique avec le plafond qui descend.',
  },
}
