/** The texts of the records page. */
import { numberText, plural } from '../../engine/core/text'

export const recordsTexts = {
  title: 'Records',
  meta: 'Your best results, wins, and time played in every game, with the last twenty results of each as a chart. They stay in this browser.',
  search: 'Search',
  searchHint: 'Search games',
  sort: 'Sort by',
  sorts: {
    recent: 'Recently played',
    name: 'Name',
    plays: 'Most played',
    time: 'Time played',
    never: 'Never won',
  },
  /** How many games there are records of, and how often they were played in all. */
  sum: (games: number, plays: number) =>
    `Games: ${numberText(games)} · Played: ${numberText(plays)}`,
  noMatch: 'No matching games.',
  resetAll: {
    button: 'Reset all records',
    title: 'Reset all records?',
    text: 'Best results, game counts, times, results, and replays of every game will be deleted. Trophies, days played, favorites, and games in progress stay. This action cannot be undone.',
    done: 'All records have been reset',
  },
  reset: 'Reset',
  trophies: 'Trophies',
  empty: {
    title: 'Nothing here yet',
    text: 'Finish any game to see it here. Nothing leaves this browser.',
    today: 'Play one of today’s games',
    all: 'All games',
  },
  table: { game: 'Game', plays: 'Games played', best: 'Best', time: 'Time played', none: '–' },
  plays: (plays: number) => plural(plays, { one: '# game', other: '# games' }),
  won: (games: number) => `${numberText(games)} won`,
  lost: (games: number) => `${numberText(games)} lost`,
  tied: (games: number) => `${numberText(games)} tied`,
  neverWon: 'never won',
  game: {
    region: (game: string) => `${game} records`,
    play: 'Play',
    playGame: (game: string) => `Play ${game}`,
    bests: 'Best results',
    resetBest: (record: string) => `Reset ${record}`,
    reset: (game: string) => `Reset ${game}`,
    resetTitle: (game: string) => `Reset ${game} records?`,
    resetText: (game: string) =>
      `Best results, game counts, times, results, and replays of ${game} will be deleted. This action cannot be undone.`,
    resetDone: (game: string) => `${game} records have been reset`,
  },
  last: {
    title: (games: number) => plural(games, { one: 'Last game', other: 'Last # games' }),
    chart: (stat: string, best: string, last: string) => `${stat}: best ${best}, last ${last}`,
    ends: 'Results, oldest first',
    details: 'Details',
    when: 'When',
    result: 'Result',
    stats: 'Stats',
    options: 'Options',
    watch: 'Watch',
    none: '–',
  },
  watch: 'Watch',
  watchBest: (record: string, value: string) => `Watch ${record} ${value}`,
  watchGame: (date: string) => `Watch the game from ${date}`,
  wins: {
    title: 'Wins',
    of: (won: number, games: number) => `${numberText(won)} of ${numberText(games)}`,
    byTime: 'Wins by time',
    byGuesses: 'Wins by guesses',
  },
}
