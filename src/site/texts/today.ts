/** The texts of the Today page. */
import { listText, numberText, plural } from '../../engine/core/text'

export const todayTexts = {
  title: 'Today',
  pastTitle: 'Past day',
  meta: 'Three games a day, the same for everyone: one easy, one medium, one hard. A forgiving streak and monthly medals, no account.',
  /** Where there are too few games for three a day. */
  metaFew: 'A new start every day, the same for everyone. A forgiving streak and monthly medals, no account.',
  streak: (days: number) => `streak ${numberText(days)}`,
  notPlayed: 'Not played yet',
  games: 'Games of the day',
  noDay: 'There are no games for the day in this link. Here are today’s.',
  off: {
    text: 'Daily games, streaks, and medals are off. Your results so far are kept.',
    turnOn: 'Turn on',
  },
  card: {
    practice: 'Practice',
    late: 'late',
    share: 'Share',
    shareGame: (game: string) => `Share ${game}`,
    copied: 'Copied. Paste it anywhere.',
    play: 'Play',
    playLate: 'Play late',
    playGame: (game: string) => `Play ${game}`,
    playGameLate: (game: string, date: string) => `Play late: ${game}, ${date}`,
    practiceGame: (game: string) => `Practice: ${game}`,
    practicePastGame: (game: string, date: string) => `Practice: ${game}, ${date}`,
  },
  others: {
    title: (games: number) => plural(games, { one: '# more game', other: '# more games' }),
    late: 'Each had its own daily start on that day. Playing now counts as late.',
    warmUp: 'Each has its own daily start.',
    today: 'Each has its own daily start, and any of them counts toward your streak.',
  },
  archive: {
    title: 'Archive',
    previous: 'Previous month',
    next: 'Next month',
    days: (days: number) => plural(days, { one: '# day', other: '# days' }),
    medals: { Bronze: 'Bronze', Silver: 'Silver', Gold: 'Gold' },
    warmUp: (firstDay: string) =>
      `Day 1 is ${firstDay}. Earlier days are warm-ups: recorded here, without streak or medal.`,
    toBronze: 'Play 8 days in a month for Bronze, 16 for Silver, 24 for Gold.',
    toSilver: 'Play 16 days in a month for Silver, 24 for Gold.',
    toGold: 'Play 24 days in a month for Gold.',
    gold: 'You earned Gold, the highest medal of the month.',
    notPlayed: (date: string) => `${date}, not played`,
    played: (date: string, results: readonly string[]) => `${date}, played: ${listText(results)}`,
    playedLate: (date: string, results: readonly string[]) => `${date}, played late: ${listText(results)}`,
  },
}
