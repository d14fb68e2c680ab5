import type { documentTexts as english } from '../document'

export const documentTexts: typeof english = {
  noscript: 'O Pocket Arcade precisa de JavaScript: cada jogo roda no seu navegador.',
  app: {
    name: 'Pocket Arcade',
    shortName: 'Arcade',
    description: 'Pequenos jogos, feitos com capricho. Sem conta, sem download: aperte “Jogar”.',
    shortcuts: {
      favorites: { name: 'Jogos favoritos', description: 'Seus jogos favoritos' },
      recent: { name: 'Jogados há pouco', description: 'Continue de onde parou' },
      games: { name: 'Todos os jogos', description: 'O catálogo inteiro' },
    },
    screenshots: {
      wide: 'A página inicial com todos os jogos',
      narrow: 'Uma partida de Snake em um celular',
    },
  },
}
