import { numberText, plural } from '../../../engine/core/text'
import type { endNoteTexts as english } from '../endNote'

export const endNoteTexts: typeof english = {
  rank: (rank, among) => `N° ${numberText(rank)} de tes ${numberText(among)} dernières parties`,
  won: (won, among) =>
    plural(won, {
      one: `# victoire sur tes ${numberText(among)} dernières parties`,
      many: `# de victoires sur tes ${numberText(among)} dernières parties`,
      other: `# victoires sur tes ${numberText(among)} dernières parties`,
    }),
  winRate: (rate, games) => `${rate} de victoires sur ${numberText(games)}`,
  best: (value) => `record ${value}`,
  winsByGuesses: 'Tes victoires par essais',
  records: 'Records',
  onlyHere: {
    text: 'Tes résultats ne sont enregistrés que dans ce navigateur',
    detail: 'Pour une sauvegarde, ouvre « Réglages » et appuie sur « Exporter les données ».',
  },
  daily: {
    first: (day, result) => `${day}, enregistré : ${result}`,
    firstWithStreak: (day, result, streak) => `${day}, enregistré : ${result} · série ${numberText(streak)}`,
    late: (day, result) => `${day}, enregistré en retard : ${result}`,
    practice: (day, result) => `Entraînement : ton résultat reste ${result} (${day})`,
    options: 'Entraînement : ces options ne sont pas celles du jeu du jour',
    other: (day) => `Ce n’est pas le départ du jour : ${day}`,
    share: 'Partager le résultat du jour',
    copied: 'Copié. Colle-le où tu veux.',
    today: 'Aujourd’hui',
  },
}
