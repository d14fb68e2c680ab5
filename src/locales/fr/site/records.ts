import { numberText, plural } from '../../../engine/core/text'
import type * as records from '../../../site/texts/records'
import type * as resetRecord from '../../../site/texts/resetRecord'
import type * as trophies from '../../../site/texts/trophies'
import type { Translation } from '../../translation'

export const recordsTexts: Translation<typeof records.recordsTexts> = {
  title: 'Records',
  meta: 'Tes meilleurs résultats, tes victoires et ton temps de jeu dans chaque jeu, avec les vingt derniers résultats de chacun en graphique. Ils restent dans ce navigateur.',
  search: 'Chercher',
  searchHint: 'Chercher un jeu',
  sort: 'Trier par',
  sorts: {
    recent: 'Récents',
    name: 'Nom',
    plays: 'Les plus joués',
    time: 'Temps de jeu',
    never: 'Jamais gagnés',
  },
  sum: (games, plays) => `Jeux\u00a0: ${numberText(games)} · Parties\u00a0: ${numberText(plays)}`,
  noMatch: 'Aucun jeu ne correspond.',
  resetAll: {
    button: 'Effacer tous les records',
    title: 'Effacer tous les records\u202f?',
    text: 'Les meilleurs résultats, le nombre de parties, les temps, les résultats et les rediffusions de tous les jeux seront supprimés. Les trophées, les jours joués, les favoris et les parties en cours restent. Cette action est irréversible.',
    done: 'Tous les records sont effacés',
  },
  reset: 'Effacer',
  trophies: 'Trophées',
  empty: {
    title: 'Encore rien ici',
    text: 'Termine une partie de n’importe quel jeu pour la voir ici. Rien ne quitte ce navigateur.',
    today: 'Jouer à un des jeux du jour',
    all: 'Tous les jeux',
  },
  table: { game: 'Jeu', plays: 'Parties jouées', best: 'Record', time: 'Temps de jeu', none: '–' },
  plays: (plays) => plural(plays, { one: '# partie', many: '# de parties', other: '# parties' }),
  won: (games) => plural(games, { one: '# gagnée', many: '# de gagnées', other: '# gagnées' }),
  lost: (games) => plural(games, { one: '# perdue', many: '# de perdues', other: '# perdues' }),
  tied: (games) => plural(games, { one: '# à égalité', many: '# à égalité', other: '# à égalité' }),
  neverWon: 'jamais gagné',
  game: {
    region: (game) => `Records\u00a0: ${game}`,
    play: 'Jouer',
    playGame: (game) => `Jouer\u00a0: ${game}`,
    bests: 'Meilleurs résultats',
    resetBest: (record) => `Effacer «\u202f${record}\u202f»`,
    reset: (game) => `Effacer les records\u00a0: ${game}`,
    resetTitle: (game) => `Effacer les records de «\u202f${game}\u202f»\u202f?`,
    resetText: (game) =>
      `Les meilleurs résultats, le nombre de parties, les temps, les résultats et les rediffusions de «\u202f${game}\u202f» seront supprimés. Cette action est irréversible.`,
    resetDone: (game) => `Les records de «\u202f${game}\u202f» sont effacés`,
  },
  last: {
    title: (games) =>
      plural(games, { one: 'Dernière partie', many: '# de dernières parties', other: '# dernières parties' }),
    chart: (stat, best, last) => `${stat}\u00a0: record ${best}, dernier résultat ${last}`,
    ends: 'Résultats, anciens d’abord',
    details: 'Détails',
    when: 'Quand',
    result: 'Résultat',
    stats: 'Stats',
    options: 'Options',
    watch: 'Regarder',
    none: '–',
  },
  watch: 'Regarder',
  watchBest: (record, value) => `Regarder la rediffusion\u00a0: ${record} ${value}`,
  watchGame: (date) => `Regarder la partie du ${date}`,
  wins: {
    title: 'Victoires',
    of: (won, games) => `${numberText(won)} sur ${numberText(games)}`,
    byTime: 'Victoires par durée',
    byGuesses: 'Victoires par nombre d’essais',
  },
}

export const trophyTexts: Translation<typeof trophies.trophyTexts> = {
  title: 'Trophées',
  next: 'À portée de main',
  count: (won, all) => `${numberText(won)} sur ${numberText(all)}`,
  rules:
    'Tu obtiens un trophée dès que tu en remplis les conditions. Les parties avec un coup annulé, une position perso ou une rediffusion reprise ne comptent pas. Les indices sont permis et toutes les options comptent, sauf mention contraire. Les trophées chronométrés exigent la vitesse standard.',
  notWon: 'Pas encore obtenu',
  won: 'Obtenu\u00a0: {date}',
  play: (game) => `Jouer\u00a0: ${game}`,
}

export const resetRecordTexts: Translation<typeof resetRecord.resetRecordTexts> = {
  title: 'Effacer ce record\u202f?',
  text: (game, record, value) =>
    `Ton record de «\u202f${game}\u202f» (${record}\u00a0: ${value}) sera supprimé. Cette action est irréversible.`,
  confirm: 'Effacer',
  done: 'Le record est effacé',
}
