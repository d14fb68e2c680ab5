/** The texts of a daily game outside of the Today page: its number, its start note, its shared line. */
import { numberText } from '../../engine/core/text'

export const dailyTexts = {
  number: (number: number) => `No. ${number}`,
  warmUp: 'Warm-up',
  day: (number: string, date: string) => `${number} · ${date}`,
  start: {
    practice: (day: string, result: string) => `${day}. Your result is ${result}; from now on it’s practice.`,
    late: (day: string) =>
      `${day}. Playing late: this game is recorded for that day but doesn’t count toward your streak.`,
    first: (day: string, game: string) =>
      `${day}. Everyone gets the same start in ${game}. Your first finished game counts.`,
    warmUp: (day: string, game: string, firstDay: string) =>
      `${day}. Everyone gets the same start in ${game}. Your first finished game counts. Streaks start on ${firstDay}.`,
    invalid: 'The day in this link isn’t valid: this game won’t count as a daily game.',
  },
  share: {
    number: (number: number) => `Pocket Arcade ${number}`,
    warmUp: 'Pocket Arcade warm-up',
    streak: (days: number) => `streak ${numberText(days)}`,
  },
  line: {
    title: 'Today',
    streak: (days: number) => `your streak: ${numberText(days)}`,
    play: 'Play',
    playAll: 'Play today’s games',
  },
}
