import { numberText } from '../../../engine/core/text'
import type { dailyTexts as english } from '../daily'

export const dailyTexts: typeof english = {
  number: (number) => `N°\u00a0${number}`,
  warmUp: 'Échauffement',
  day: (number, date) => `${number} · ${date}`,
  start: {
    practice: (day, result) =>
      `${day}. Ton résultat est ${result}\u202f; à partir de maintenant, c’est de l’entraînement.`,
    late: (day) =>
      `${day}. Tu joues en retard\u00a0: cette partie est enregistrée pour ce jour-là, mais ne compte pas pour ta série.`,
    first: (day, game) =>
      `${day}. ${game}\u00a0: le départ est le même pour tout le monde. Ta première partie terminée compte.`,
    warmUp: (day, game, firstDay) =>
      `${day}. ${game}\u00a0: le départ est le même pour tout le monde. Ta première partie terminée compte. Début des séries\u00a0: ${firstDay}.`,
    invalid: 'Le jour de ce lien n’est pas valide\u00a0: cette partie ne comptera pas comme jeu du jour.',
  },
  share: {
    number: (number) => `Pocket Arcade ${number}`,
    warmUp: 'Pocket Arcade, échauffement',
    streak: (days) => `série ${numberText(days)}`,
  },
  line: {
    title: 'Aujourd’hui',
    streak: (days) => `ta série\u00a0: ${numberText(days)}`,
    play: 'Jouer',
    playAll: 'Jouer aux jeux du jour',
  },
}
