import type { reviewTexts as english } from '../review'

export const reviewTexts: typeof english = {
  title: 'Analyse',
  progress: (move, length) => `Analyse du coup ${move} sur ${length}`,
  progressBar: 'Coups analysés',
  cancel: 'Annuler',
  failed: 'L’analyse a échoué.',
  close: 'Fermer l’analyse',
  tryAgain: 'Réessayer à partir d’ici',
  noMistakes: 'Aucune erreur trouvée. Bien joué\u202f!',
  worstMoves: 'Pires coups',

  grades: { inaccuracy: 'Imprécision', mistake: 'Erreur', blunder: 'Gaffe' },
  counts: { inaccuracy: 'Imprécisions', mistake: 'Erreurs', blunder: 'Gaffes' },
  graded: (grade, loss) => `${grade}\u00a0: ${loss}`,
  better: (move) => `Mieux\u00a0: ${move}.`,

  you: 'toi',
  firstSide: 'premier joueur',
  chart: (label, side) => (side === null ? label : `${label} (${side})`),
  chartSummary: (name, first, last) => `${name}\u00a0: ${first} au début, ${last} à la fin.`,
  unknownValue: '–',
}
