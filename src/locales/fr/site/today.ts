import { listText, numberText, plural } from '../../../engine/core/text'
import type * as daily from '../../../site/texts/daily'
import type * as endNote from '../../../site/texts/endNote'
import type * as today from '../../../site/texts/today'
import type { Translation } from '../../translation'

export const todayTexts: Translation<typeof today.todayTexts> = {
  title: 'Aujourd’hui',
  pastTitle: 'Jour passé',
  meta: 'Trois jeux par jour, les mêmes pour tout le monde\u00a0: un facile, un moyen, un difficile. Une série qui pardonne un oubli et des médailles chaque mois, sans compte.',
  metaFew:
    'Chaque jour un nouveau départ, le même pour tout le monde. Une série qui pardonne un oubli et des médailles chaque mois, sans compte.',
  streak: (days) => `série ${numberText(days)}`,
  notPlayed: 'Pas encore joué',
  games: 'Jeux du jour',
  noDay: 'Il n’y a pas de jeux pour le jour de ce lien. Voici ceux d’aujourd’hui.',
  off: {
    text: 'Jeux du jour, séries et médailles sont désactivés. Tes résultats jusqu’ici sont conservés.',
    turnOn: 'Activer',
  },
  card: {
    practice: 'S’entraîner',
    late: 'en retard',
    share: 'Partager',
    shareGame: (game) => `Partager ${game}`,
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

export const dailyTexts: Translation<typeof daily.dailyTexts> = {
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

export const endNoteTexts: Translation<typeof endNote.endNoteTexts> = {
  rank: (rank, among) => `N°\u00a0${numberText(rank)} de tes ${numberText(among)} dernières parties`,
  won: (won, among) =>
    plural(won, {
      one: `# victoire sur tes ${numberText(among)} dernières parties`,
      many: `# de victoires sur tes ${numberText(among)} dernières parties`,
      other: `# victoires sur tes ${numberText(among)} dernières parties`,
    }),
  winRate: (rate, games) => `${rate} de victoires sur ${numberText(games)}`,
  winsByGuesses: 'Tes victoires par nombre d’essais',
  records: 'Records',
  next: {
    mode: (mode) => `Essayer «\u202f${mode}\u202f»`,
    medal: (days, medal) =>
      plural(days, {
        one: `Prochaine médaille\u00a0: ${medal}, avec # jour de plus ce mois-ci`,
        many: `Prochaine médaille\u00a0: ${medal}, avec # de jours de plus ce mois-ci`,
        other: `Prochaine médaille\u00a0: ${medal}, avec # jours de plus ce mois-ci`,
      }),
    level: (level) => `Niveau suivant\u00a0: ${level}`,
    trophy: (title) => `Prochain trophée\u00a0: ${title}`,
  },
  onlyHere: {
    text: 'Tes résultats ne sont enregistrés que dans ce navigateur',
    detail:
      'Pour une sauvegarde, ouvre «\u202fRéglages\u202f» et appuie sur «\u202fExporter les données\u202f».',
  },
  daily: {
    first: (day) => `${day} enregistré`,
    firstWithStreak: (day, streak) => `${day} enregistré · série ${numberText(streak)}`,
    late: (day) => `${day} enregistré en retard`,
    practice: (day, result) => `Entraînement\u00a0: ton résultat reste ${result} (${day})`,
    options: 'Entraînement\u00a0: ces options ne sont pas celles du jeu du jour',
    other: (day) => `Ce n’est pas le départ du jour\u00a0: ${day}`,
    share: 'Partager le résultat du jour',
    copied: 'Copié. Colle-le où tu veux.',
    today: 'Aujourd’hui',
  },
}
