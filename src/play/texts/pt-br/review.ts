import type { reviewTexts as english } from '../review'

export const reviewTexts: typeof english = {
  title: 'Análise',
  progress: (move, length) => `Analisando a jogada ${move} de ${length}`,
  progressBar: 'Jogadas analisadas',
  cancel: 'Cancelar',
  failed: 'A análise falhou.',
  close: 'Fechar análise',
  tryAgain: 'Tentar de novo daqui',
  noMistakes: 'Nenhum erro encontrado. Muito bem!',
  worstMoves: 'Piores jogadas',

  grades: { inaccuracy: 'Imprecisão', mistake: 'Erro', blunder: 'Erro grave' },
  counts: { inaccuracy: 'Imprecisões', mistake: 'Erros', blunder: 'Erros graves' },
  graded: (grade, loss) => `${grade}: ${loss}`,
  better: (move) => `Melhor: ${move}.`,

  you: 'você',
  firstSide: 'quem começa',
  chart: (label, side) => (side === null ? label : `${label} (${side})`),
  chartSummary: (name, first, last) => `${name}: ${first} no início, ${last} no fim.`,
  unknownValue: '–',
}
