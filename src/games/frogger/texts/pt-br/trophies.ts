import type { trophyTexts as english } from '../trophies'

export const trophyTexts: typeof english = {
  three: { title: 'Por que o sapo atravessou', text: 'Atravesse três vezes em uma partida.' },
  forward: {
    title: 'Sem olhar para trás',
    text: 'Atravesse cinco vezes em uma partida sem pular para trás.',
  },
  untouched: {
    title: 'Pés secos',
    text: 'Atravesse oito vezes em uma partida antes de perder uma vida.',
  },
  twenty: { title: 'Hora do rush', text: 'Atravesse 20 vezes em uma partida.' },
}
