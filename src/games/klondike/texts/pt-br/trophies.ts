import type { trophyTexts as english } from '../trophies'

export const trophyTexts: typeof english = {
  first: { title: 'Quatro reis no topo', text: 'Vença uma partida de Klondike sem dicas.' },
  three: {
    title: 'De três em três',
    text: 'Vença uma partida de Klondike comprando três cartas por vez, sem dicas.',
  },
  swift: {
    title: 'Dedos rápidos',
    text: 'Vença uma partida de Klondike em três minutos ou menos, sem dicas.',
  },
  once: {
    title: 'De uma passada só',
    text: 'Vença uma partida de Klondike sem devolver o descarte ao monte e sem dicas.',
  },
  freecell: { title: 'Todas as cartas na mesa', text: 'Vença uma partida de FreeCell sem dicas.' },
}
