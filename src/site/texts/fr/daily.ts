import { numberText } from '../../../engine/core/text'
import type { dailyTexts as english } from '../daily'

export const dailyTexts: typeof english = {
  number: (number) => `N° ${number}`,
  warmUp: 'Échauffement',
  day: (number, date) => `${number} · ${date}`,
  start: {
    practice: (day, result) =>
      `${day}. Ton résultat est ${result} ; à partir de maintenant, c’est de l’entraînement.`,
    late: (day) =>
      `${day}. Tu joues en retard : cette partie est enregistrée pour ce jour-là, mais ne compte pas pour ta série.`,
    first: (day, game) =>
      `${day}. ${game} : le départ est le même pour tout le monde. Ta première partie terminée compte.`,
    warmUp: (day, game, firstDay) =>
      `${day}. ${game} : le départ est le même pour tout le monde. Ta première partie terminée compte. Les séries commencent le ${firstDay}.`,
    invalid: 'Le jour de ce lien n’est pas valide : cette partie ne comptera pas comme jeu du jour.',
  },
  share: {
    number: (number) => `Pocket Arcade ${number}`,
    warmUp: 'Pocket Arcade, échauffement',
    streak: (days) => `série ${numberText(days)}`,
  },
  line: {
    title: 'Aujourd’hui',
    streak: (days) => `ta série : ${numberText(days)}`,
    play: 'Jouer',
    playAll: 'Jouer aux jeux du jour',
  },
}
