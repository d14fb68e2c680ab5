import type { notFoundTexts as english } from '../notFound'

export const notFoundTexts: typeof english = {
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
