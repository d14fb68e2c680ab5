import type { trophyTexts as english } from '../trophies'

export const trophyTexts: typeof english = {
  clear: { title: 'Plafond nettoyé', text: 'Vide tout le terrain.' },
  drop: { title: 'Avalanche', text: 'Fais tomber dix bulles en un tir dans un terrain unique.' },
  run: {
    title: 'Aucun tir gâché',
    text: 'Élimine des bulles avec huit tirs de suite dans un terrain unique.',
  },
  few: { title: 'Fine gâchette', text: 'Vide tout le terrain en 35 tirs ou moins.' },
  rows: { title: 'Contre le plafond', text: 'Vide un terrain unique avec le plafond qui descend.' },
}
