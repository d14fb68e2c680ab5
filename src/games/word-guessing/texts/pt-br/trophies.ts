import type { trophyTexts as english } from '../trophies'

export const trophyTexts: typeof english = {
  spotless: {
    title: 'Ao pé da letra',
    text: 'Encontre três palavras em uma partida sem nenhuma letra errada, sem dicas.',
  },
  streak: {
    title: 'De muita leitura',
    text: 'Encontre seis palavras seguidas, com “Comprar letra” em “Não” e sem dicas.',
  },
  ten: {
    title: 'Nota dez',
    text: 'Encontre todas as palavras de uma partida de 10, com “Comprar letra” em “Não” e sem dicas.',
  },
  survival: {
    title: 'Dicionário ambulante',
    text: 'Encontre 20 palavras na Sobrevivência, com “Comprar letra” em “Não” e sem dicas.',
  },
}
