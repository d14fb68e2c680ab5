/** The texts of the note in the end panel. */
import { numberText, plural } from '../../engine/core/text'

export const endNoteTexts = {
  rank: (rank: number, among: number) => `Number ${numberText(rank)} of your last ${numberText(among)}`,
  won: (won: number, among: number) => `${numberText(won)} of your last ${numberText(among)} won`,
  winRate: (rate: string, games: number) => `${rate} of ${numberText(games)} won`,
  winsByGuesses: 'Your wins by guesses',
  records: 'Records',
  next: {
    /** @param mode - a button that starts this mode */
    mode: (mode: string) => `Try ${mode}`,
    /** @param medal - its name; it is earned by days with a daily game */
    medal: (days: number, medal: string) =>
      plural(days, {
        one: `Next medal: ${medal}, with # more day this month`,
        other: `Next medal: ${medal}, with # more days this month`,
      }),
    /** @param level - its number and name, on a button that starts it */
    level: (level: string) => `Next level: ${level}`,
    trophy: (title: string) => `Next trophy: ${title}`,
  },
  onlyHere: {
    text: 'Your results are stored only in this browser',
    detail: 'For a backup, open Settings and press Export data.',
  },
  daily: {
    first: (day: string) => `${day} recorded`,
    firstWithStreak: (day: string, streak: number) => `${day} recorded · streak ${numberText(streak)}`,
    late: (day: string) => `${day} recorded late`,
    practice: (day: string, result: string) => `Practice: your result for ${day} is still ${result}`,
    options: 'Practice: these options differ from the daily game',
    other: (day: string) => `Not the daily start for ${day}`,
    share: 'Share daily result',
    copied: 'Copied. Paste it anywhere.',
    today: 'Today',
  },
}
