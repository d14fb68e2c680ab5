import type { reviewTexts as english } from '../review'

export const reviewTexts: typeof english = {
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
