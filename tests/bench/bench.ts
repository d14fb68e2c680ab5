/** Owns the order of the bench. Arguments name parts to run: sizes, headless, keeping, levels, sudoku, browser, acts, frames, peers, rooms, memory; all when there are none. */
import { acts } from './acts'
import { browserBench } from './browser'
import { gameFrames } from './gameFrames'
import { headless } from './headless'
import { keeping } from './keeping'
import { levels } from './levels'
import { memory } from './memory'
import { peers } from './peers'
import { rooms } from './rooms'
import { sizes } from './sizes'
import { sudoku } from './sudoku'

/** True when every part that has goals reached them. */
export async function bench(browserPath: string, only: readonly string[]): Promise<boolean> {
  let good = true
  const wanted = (part: string) => only.length === 0 || only.includes(part)
  if (wanted('sizes')) sizes()
  if (wanted('headless')) await headless()
  if (wanted('keeping')) await keeping()
  if (wanted('levels')) await levels()
  if (wanted('sudoku')) sudoku()
  if (wanted('browser')) await browserBench(browserPath)
  if (wanted('acts')) good = (await acts(browserPath)) && good
  if (wanted('frames')) good = (await gameFrames(browserPath)) && good
  if (wanted('peers')) good = (await peers(browserPath)) && good
  if (wanted('rooms')) await rooms(browserPath)
  if (wanted('memory')) await memory(browserPath)
  return good
}
