import type { trophyTexts as english } from '../trophies'

export const trophyTexts: typeof english = {
  level: { title: 'Tudo limpo', text: 'Limpe um nível.' },
  run: {
    title: 'Atrás do muro',
    text: 'Quebre dez tijolos antes que uma bola toque a raquete de novo.',
  },
  juggler: { title: 'Malabarismo', text: 'Consiga oito bolas extras sem perder nenhuma bola.' },
  untouched: {
    title: 'Três vidas de sobra',
    text: 'Limpe dois níveis em uma partida sem perder uma vida.',
  },
  six: { title: 'Pesadelo do pedreiro', text: 'Chegue ao nível 6.' },
}
