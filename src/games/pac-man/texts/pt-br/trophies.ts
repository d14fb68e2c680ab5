import type { trophyTexts as english } from '../trophies'

export const trophyTexts: typeof english = {
  maze: { title: 'Nem uma pastilha', text: 'Limpe um labirinto.' },
  four: { title: 'Quatro de uma vez', text: 'Coma quatro fantasmas com uma só superpastilha.' },
  dessert: { title: 'Espaço para a sobremesa', text: 'Coma as duas frutas de um labirinto.' },
  untouched: {
    title: 'Ninguém em casa',
    text: 'Limpe o primeiro labirinto sem que nenhum fantasma pegue você.',
  },
  'four-mazes': { title: 'Caça-fantasmas', text: 'Limpe quatro labirintos em uma partida.' },
}
