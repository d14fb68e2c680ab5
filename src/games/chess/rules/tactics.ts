/** Which tactics a run consists of. */
import { itemAt } from '../../../engine/core/itemAt'
import { createRandom, shuffled } from '../../../engine/core/math/random'
import type { Move, Run, State, Theme } from './state'

/** Number of positions in a run. */
export const RUN_LENGTH = 100
/** The same with one theme, of which there are at least 45. */
const THEME_LENGTH = 40

export const lengthOf = ({ theme }: Pick<Run, 'theme'>) => (theme ? THEME_LENGTH : RUN_LENGTH)

/** How the texts of tactics name their themes. */
export const THEME_LETTERS: Readonly<Record<Theme, string>> = {
  fork: 'f',
  pin: 'p',
  skewer: 's',
  discovered: 'd',
  backRank: 'b',
}

/** Those of a theme, the easiest first. */
function tacticsOf(tactics: readonly string[], theme: Theme): readonly string[] {
  const tag = new RegExp(`,${THEME_LETTERS[theme]}\\d+$`)
  return tactics.filter((text) => tag.test(text))
}

/**
 * The next tactic of a run, whatever was seen before.
 *
 * @param all the list, the easiest first
 * @param run its `index` is below `lengthOf(run)`; a higher index is at least as hard
 */
export function tacticAt(all: readonly string[], run: Pick<Run, 'seed' | 'index' | 'theme'>): string {
  const { seed, index, theme } = run
  const tactics = theme ? tacticsOf(all, theme) : all
  const indexes = shuffled(
    createRandom(seed),
    tactics.map((_, index) => index),
  ).slice(0, lengthOf(run))
  return itemAt(
    tactics,
    itemAt(
      [...indexes].sort((a, b) => a - b),
      index,
    ),
  )
}

/** Whether the positions of a run are those of its seed. The rules accept any, because the list loads on demand. */
export async function areOfSeed(
  steps: readonly { readonly before: State; readonly move: Move }[],
): Promise<boolean> {
  if (!steps.some(({ before }) => before.run)) return true
  const { tactics } = await import('../data/tactics')
  return steps.every(
    ({ before: { run }, move }) => !run || !('puzzle' in move) || move.puzzle === tacticAt(tactics, run),
  )
}
