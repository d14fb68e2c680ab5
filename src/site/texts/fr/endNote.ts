import { numberText, plural } from '../../../engine/core/text'
import type { endNoteTexts as english } from '../endNote'

export const endNoteTexts: typeof english = {
  rank: (rank, among) => `N°\u00a0${numberText(rank)} de tes ${numberText(among)} dernières parties`,
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
    detail:
      'Pour une sauvegarde, ouvre «\u202fRéglages\u202f» et appuie sur «\u202fExporter les données\u202f».',
  },
  daily: {
    first: (day, result) => `${day}, enregistré\u00a0: ${result}`,
    firstWithStreak: (day, result, streak) =>
      `${day}, enregistré\u00a0: ${result} · série ${numberText(streak)}`,
    late: (day, result) => `${day}, enregistré en retard\u00a0: ${result}`,
    practice: (day, result) => `Entraînement\u00a0: ton résultat reste ${result} (${day})`,
    options: 'Entraînement\u00a0: ces options ne sont pas celles du jeu du jour',
    other: (day) => `Ce n’est pas le départ du jour\u00a0: ${day}`,
    share: 'Partager le résultat du jour',
    copied: 'Copié. Colle-le où tu veux.',
    today: 'Aujourd’hui',
  },
}
