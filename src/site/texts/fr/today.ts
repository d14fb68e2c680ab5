import { listText, numberText, plural } from '../../../engine/core/text'
import type { todayTexts as english } from '../today'

export const todayTexts: typeof english = {
  title: 'Aujourd’hui',
  pastTitle: 'Jour passé',
  meta: 'Trois jeux par jour, les mêmes pour tout le monde\u00a0: un facile, un moyen, un difficile. Une série indulgente et des médailles chaque mois, sans compte.',
  streak: (days) => `série ${numberText(days)}`,
  games: 'Jeux du jour',
  noDay: 'Il n’y a pas de jeux pour le jour de ce lien. Voici ceux d’aujourd’hui.',
  off: {
    text: 'Jeux du jour, séries et médailles sont désactivés. Tes résultats jusqu’ici sont conservés.',
    turnOn: 'Activer',
  },
  card: {
    practice: 'S’entraîner',
    late: 'en retard',
    notPlayed: 'Pas encore joué',
    share: 'Partager',
    shareGame: (game) => `Partager\u00a0: ${game}`,
    copied: 'Copié. Colle-le où tu veux.',
    play: 'Jouer',
    playLate: 'Jouer en retard',
    playGame: (game) => `Jouer\u00a0: ${game}`,
    playGameLate: (game, date) => `Jouer en retard\u00a0: ${game}, ${date}`,
    practiceGame: (game) => `S’entraîner\u00a0: ${game}`,
    practicePastGame: (game, date) => `S’entraîner\u00a0: ${game}, ${date}`,
  },
  others: {
    title: (games) => plural(games, { one: '# autre jeu', many: '# d’autres jeux', other: '# autres jeux' }),
    late: 'Chacun avait son propre départ ce jour-là. Une partie jouée maintenant est marquée en retard.',
    warmUp: 'Chacun a son propre départ du jour.',
    today: 'Chacun a son propre départ du jour, et n’importe lequel compte pour ta série.',
  },
  archive: {
    title: 'Archives',
    previous: 'Mois précédent',
    next: 'Mois suivant',
    days: (days) => plural(days, { one: '# jour', many: '# de jours', other: '# jours' }),
    medals: { Bronze: 'Bronze', Silver: 'Argent', Gold: 'Or' },
    warmUp: (firstDay) =>
      `Jour 1\u00a0: ${firstDay}. Les jours d’avant sont des échauffements\u00a0: enregistrés ici, sans série ni médaille.`,
    toBronze: 'Joue 8 jours dans le mois pour le bronze, 16 pour l’argent, 24 pour l’or.',
    toSilver: 'Joue 16 jours dans le mois pour l’argent, 24 pour l’or.',
    toGold: 'Joue 24 jours dans le mois pour l’or.',
    gold: 'Tu as obtenu l’or, la plus haute médaille du mois.',
    notPlayed: (date) => `${date}, pas joué`,
    played: (date, results) => `${date}, joué\u00a0: ${listText(results)}`,
    playedLate: (date, results) => `${date}, joué en retard\u00a0: ${listText(results)}`,
  },
}
