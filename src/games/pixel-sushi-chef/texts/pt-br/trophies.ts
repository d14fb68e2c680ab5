import type { trophyTexts as english } from '../trophies'

export const trophyTexts: typeof english = {
  clean: {
    title: 'Corte limpo',
    text: 'Chegue à hora de fechar com seis clientes servidos e nenhum sushi errado.',
  },
  everyone: {
    title: 'Ninguém espera',
    text: 'Chegue à hora de fechar com oito clientes servidos e sem que nenhum saia com fome.',
  },
  'one-heart': { title: 'De corpo e alma', text: 'Chegue à hora de fechar em Correria com uma vida.' },
  twenty: { title: 'Mestria na esteira', text: 'Sirva 20 clientes em um turno de Clássico ou Correria.' },
}
