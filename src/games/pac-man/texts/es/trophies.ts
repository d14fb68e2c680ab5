import type { trophyTexts as english } from '../trophies'

export const trophyTexts: typeof english = {
  maze: { title: 'Ni un punto', text: 'Despeja un laberinto.' },
  four: { title: 'Los cuatro de una vez', text: 'Come cuatro fantasmas con un solo superpunto.' },
  dessert: { title: 'Hay sitio para el postre', text: 'Come las dos frutas de un laberinto.' },
  untouched: { title: 'Nadie en casa', text: 'Despeja el primer laberinto sin que te atrapen.' },
  'four-mazes': { title: 'Cazafantasmas', text: 'Despeja cuatro laberintos en una partida.' },
}
