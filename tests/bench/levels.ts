/** Owns the strength of computer opponents: each level against the one below, and the time it thinks. */
import type { TurnBot, TurnGame } from '../../src/engine/core/contract'
import { createRandom, draw } from '../../src/engine/core/random'
import { catalogue } from '../../src/games/catalogue'
import { heading, quantile, table } from './print'

const bots = import.meta.glob<TurnBot<unknown, unknown>>('../../src/games/*/bot.ts', { import: 'bot' })
const GAMES = 20
/** As in the page. */
const LIMIT_MS = 900

/** Points of `strong` in one game (1, 0.5, 0); `seat` is where it sits. */
function duel(
  game: TurnGame,
  bot: TurnBot<unknown, unknown>,
  strong: string,
  weak: string,
  seat: number,
  seed: number,
  times: number[],
): number {
  const random = createRandom(seed)
  const options = Object.fromEntries(game.options.map((option) => [option.id, option.initial]))
  let state = game.rules.start(options, seed)
  for (let i = 0; i < 400; i++) {
    const outcome = game.rules.outcome(state)
    if (outcome) {
      if (outcome.result === 'tied') return 0.5
      // The seat to move after the last move is the loser's in games of alternating moves.
      return (game.rules.seat?.(state) ?? 0) === seat ? 0 : 1
    }
    const mine = (game.rules.seat?.(state) ?? 0) === seat
    const from = performance.now()
    const thinking = { random: () => draw(random), overtime: () => performance.now() - from > LIMIT_MS }
    const move = bot.choose(state, mine ? strong : weak, thinking)
    if (mine) times.push(performance.now() - from)
    const applied = game.rules.apply(state, move, i)
    if ('refused' in applied) throw new Error(applied.refused)
    state = applied.state
  }
  return 0.5
}

export async function levels(): Promise<void> {
  const rows: (string | number)[][] = []
  for (const entry of catalogue) {
    const { default: game } = await entry.load()
    const load = bots[`../../src/games/${entry.id}/bot.ts`]
    if (game.kind !== 'turn' || !game.rules.seat || !load) continue
    const bot = await load()
    for (let i = 1; i < bot.levels.length; i++) {
      const [weak, strong] = [bot.levels[i - 1] as string, bot.levels[i] as string]
      const times: number[] = []
      let points = 0
      for (let g = 0; g < GAMES; g++) points += duel(game, bot, strong, weak, g % 2, g + 1, times)
      rows.push([
        entry.id,
        `${strong} beats ${weak}`,
        `${Math.round((points / GAMES) * 100)} %`,
        quantile(times, 0.5),
        quantile(times, 0.95),
      ])
    }
  }
  heading(`Levels: points of each level against the one below, ${GAMES} games`)
  table(['game', 'levels', 'points', 'think ms, median', 'p95'], rows)
}
