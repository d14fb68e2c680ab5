import type { hintTexts as english } from '../hints'

export const hintTexts: typeof english = {
  aroundHits: 'Veja em volta dos acertos em destaque: esse navio ainda está à tona.',
  quarter: 'Veja a parte da água em destaque: a melhor casa está ali.',
  mayCover: 'O navio atingido pode ocupar as casas em destaque.',
  longest: (ship, cells) =>
    `Maior navio à tona: ${ship.toLowerCase()}, ${cells} casas em linha. É nas casas em destaque que cabem mais posições de navios.`,
  allAimed: 'Veja as casas em destaque: todos os seus tiros miram nelas.',
  together: 'Eles são disparados juntos. Até lá, você pode mudar a mira.',
  fire: 'Dispare a salva.',
  remaining: 'Veja as casas que restam.',
  anyCell: 'Você já mira em todos os navios à tona, então qualquer casa serve.',
  asGood: (cell) => `${cell} é tão boa quanto qualquer outra.`,
  best: (cell) => `${cell} é a casa mais provável.`,
}
