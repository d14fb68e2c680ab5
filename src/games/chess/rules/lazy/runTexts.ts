/** What streak and storm say: about each position, and at the end. */
import type { Outcome } from '../../../../engine/core/game/contract'
import { texts as gameTexts, type Stat } from '../../texts/game'
import { lazyTexts } from '../../texts/lazy'
import type { End } from '../ends'
import type { Color } from '../pieces'
import type { Run } from '../state'

const texts = lazyTexts.run
const themes = gameTexts.options.tactic

/** The number of the position that was set, and who is to move. */
export function setText({ index }: Run, turn: Color): string {
  return turn === 'w' ? texts.whiteToMove(index + 1) : texts.blackToMove(index + 1)
}

/** How the last position ended, in one sentence. */
export function lastText({ last }: Run): string {
  if (!last) return ''
  const theme = last.theme && themes[last.theme]
  if (last.right === null) return theme ? texts.solvedTheme(theme) : texts.solved
  return theme ? texts.missedTheme(last.right, theme) : texts.missed(last.right)
}

/** The same for the board, with the theme apart; null before the first one ended. */
export function lastNote({ last }: Run): { readonly text: string; readonly theme: string | null } | null {
  if (!last) return null
  return {
    text: last.right === null ? texts.solved : texts.missed(last.right),
    theme: last.theme && themes[last.theme],
  }
}

export function runOutcome(run: Run, { reason }: End): Outcome<Stat> {
  const { kind, solved, longest } = run
  const results = kind === 'storm' ? { Solved: solved, 'Best combo': longest } : { Solved: solved }
  if (reason === 'solved') return { result: 'won', title: texts.allSolved, results }
  if (reason === 'missed') return { result: 'over', title: texts.streakOver, detail: lastText(run), results }
  return { result: 'over', title: texts.timeUp, results }
}
