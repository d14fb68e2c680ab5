import type * as document from '../../../site/texts/document'
import type * as notFound from '../../../site/texts/notFound'
import type { Translation } from '../../translation'

export const notFoundTexts: Translation<typeof notFound.notFoundTexts> = {
  code: '404',
  title: 'Opa! Página não encontrada',
  suggestion: 'Você quis dizer {game}?',
  hint: 'Talvez o endereço tenha um erro de digitação, ou o jogo foi removido.',
  home: 'Voltar ao início',
  pages: {
    today: { title: 'Hoje', otherNames: ['jogos do dia', 'diário', 'today', 'daily'] },
    records: { title: 'Recordes', otherNames: ['troféus', 'pontos', 'records', 'trophies'] },
    settings: { title: 'Ajustes', otherNames: ['opções', 'configurações', 'settings', 'options'] },
  },
}

export const documentTexts: Translation<typeof document.documentTexts> = {
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
