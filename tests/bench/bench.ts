/**
 * Runs the parts of the bench in order. Arguments select parts: sizes, pages, headless, saving, records, levels,
 * novices, sounds, sudoku, live, watchers, hot, browser, acts, frames, peers, layout, memory; by default all. `reversi`, `nonogram`,
 * `patience` and `klondike`, which take from ten minutes to hours, run only if selected. With levels, novices or sounds,
 * names of games select games, and `checkers:international` is one mode of a game for levels.
 */
import { catalog } from '../../src/games/catalog'
import { acts } from './acts'
import { browserBench } from './browser'
import { difficulty } from './clumsy/difficulty'
import { gameFrames } from './gameFrames'
import { headless } from './headless'
import { hot } from './hot'
import { klondike } from './klondike'
import { layout } from './layout'
import { levels } from './levels'
import { live } from './live'
import { memory } from './memory'
import { modules } from './modules'
import { nonogram } from './nonogram'
import { pages } from './pages'
import { patience } from './patience'
import { peers } from './peers'
import { recordSizes } from './records'
import { reversi } from './reversi'
import { saving } from './saving'
import { sizes } from './sizes'
import { sounds } from './sounds/sounds'
import { sudoku } from './sudoku'
import { watchers } from './watchers'

/** Returns whether every goal is met. */
export async function bench(browserPath: string, only: readonly string[]): Promise<boolean> {
  const missed: string[] = []
  const wanted = (part: string) => only.length === 0 || only.includes(part)
  if (wanted('sizes')) {
    missed.push(...sizes())
    await modules(browserPath)
  }
  if (wanted('pages')) missed.push(...(await pages(browserPath)))
  if (wanted('headless')) await headless()
  if (wanted('saving')) missed.push(...(await saving()))
  if (wanted('records')) missed.push(...(await recordSizes()))
  const games = only.filter((name) => catalog.some(({ id }) => id === name.split(':')[0]))
  if (wanted('levels')) await levels(games)
  if (wanted('novices')) missed.push(...(await difficulty(games)))
  if (wanted('sounds')) missed.push(...(await sounds(games)))
  if (wanted('sudoku')) sudoku()
  if (only.includes('klondike')) klondike()
  if (only.includes('patience')) patience()
  if (only.includes('reversi')) missed.push(...reversi())
  if (wanted('live')) missed.push(...(await live()))
  if (wanted('watchers')) missed.push(...(await watchers()))
  if (wanted('hot')) missed.push(...(await hot()))
  if (only.includes('nonogram')) missed.push(...nonogram())
  if (wanted('browser')) await browserBench(browserPath)
  if (wanted('acts') && !(await acts(browserPath))) missed.push('acts')
  if (wanted('frames') && !(await gameFrames(browserPath))) missed.push('frames')
  if (wanted('peers') && !(await peers(browserPath))) missed.push('peers')
  if (wanted('layout') && !(await layout(browserPath))) missed.push('layout')
  if (wanted('memory')) await memory(browserPath)
  return missed.length === 0
}
