import type * as hints from '../../../games/battleship/texts/hints'
import type * as moves from '../../../games/battleship/texts/moves'
import type * as review from '../../../games/battleship/texts/review'
import type { Translation } from '../../translation'

export const hintTexts: Translation<typeof hints.hintTexts> = {
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

export const moveTexts: Translation<typeof moves.moveTexts> = {
  player: (player) => `Jogador ${player}`,
  you: 'Você',
  computer: 'Computador',
  resigns: (player) => `O jogador ${player} desiste`,
  facts: (name, facts) => `${name}: ${facts.join('; ')}`,
  fleetPlaced: 'frota posicionada',
  fleetShown: 'frota revelada',
  miss: (cell) => `${cell}, água`,
  hit: (cell) => `${cell}, acertou`,
  sunk: (cell, ship) => `${cell}, ${ship.toLowerCase()} afundado`,
  nextShot: (cell) => `próximo tiro: ${cell}`,
  allPlaced: 'Todos os navios posicionados',
  fleetSet: 'A frota do jogador 1 está pronta',
  begins: 'A batalha começa',
  placed: (name, ship) => `${name}: ${ship.toLowerCase()} posicionado`,
  placedAt: (ship, cell) => `${ship} em ${cell}`,
}

export const reviewTexts: Translation<typeof review.reviewTexts> = {
  compared: 'Em comparação com o melhor tiro',
  loss: {
    one: '#% menos provável que o melhor tiro',
    many: '#% menos provável que o melhor tiro',
    other: '#% menos provável que o melhor tiro',
  },
  nextToHits: 'Um navio atingido ainda está à tona, então atire primeiro ao lado dos acertos.',
  noShip: (cell) => `Nenhum dos navios restantes pode ocupar ${cell}.`,
  more: (best, cell) => `Em ${best} são possíveis mais posições de navios do que em ${cell}.`,
  summary: { shots: 'Tiros', hits: 'Acertos', best: 'Melhores tiros' },
}
