/** Measures the strength of computer opponents: each level against the one below, and its thinking time. */
import type { OptionValues, TurnBot, TurnGame } from '../../src/engine/core/game/contract'
import { createRandom, draw } from '../../src/engine/core/math/random'
import { bots } from '../../src/games/bots'
import { catalog } from '../../src/games/catalog'
import { hockey } from './hockey'
import { novices } from './novices'
import { heading, quantile, table } from './print'

const GAMES = 12
/**
 * Time per move in the tournament: short, so that hundreds of games end within minutes. Strength is compared, and both
 * sides have the same time; thinking time is measured separately, with the page's own limit. It is processor time, so
 * that other work of the machine affects neither side.
 */
const TOURNAMENT_MS = 50
const processorMs = () => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}
/** Other modes that the computer plays, by their changes to the default options. */
const MODES: Readonly<Record<string, Readonly<Record<string, OptionValues>>>> = {
  'tic-tac-toe': { '4x4': { board: '4' }, Ultimate: { board: 'ultimate' } },
  'connect-four': { 'Pop Out': { pop: 'on' } },
  chess: { 'full rules': { rules: 'full' } },
  battleship: { Salvo: { salvo: 'on' } },
  checkers: { international: { variant: 'international' }, russian: { variant: 'russian' } },
}

/** The page's limit, and how many positions of the strongest level are timed with it. */
const LIMIT_MS = 800
const TIMED = 12

function optionsOf(game: TurnGame, mode: OptionValues): OptionValues {
  return { ...Object.fromEntries(game.options.map((option) => [option.id, option.initial])), ...mode }
}

/** Result of `strong` in one game (1, 0.5, 0); `seat` is its seat. */
function duel(
  game: TurnGame,
  bot: TurnBot<unknown, unknown>,
  strong: string,
  weak: string,
  seat: number,
  seed: number,
  mode: OptionValues,
): number {
  const random = createRandom(seed)
  // Against the computer, the outcome tells who won, also where the winner may move last or the loser passes.
  const choices = game.options.find(({ id }) => id === 'opponent')?.choices ?? []
  const against = choices.some(({ value }) => value === weak) ? { opponent: weak } : {}
  const options = optionsOf(game, { ...mode, ...against })
  const person = [0, 1].find((each) => game.computer?.(options, each) === null)
  let state = game.rules.start(options, seed)
  for (let i = 0; i < 400; i++) {
    const outcome = game.rules.outcome(state)
    if (outcome) {
      if (outcome.result === 'tied') return 0.5
      if (outcome.result !== 'over') return (outcome.result === 'won') === (person === seat) ? 1 : 0
      // With alternating moves, the seat to move after the last move is the loser's.
      return (game.rules.seat?.(state) ?? 0) === seat ? 0 : 1
    }
    const mine = (game.rules.seat?.(state) ?? 0) === seat
    const from = processorMs()
    const thinking = { random: () => draw(random), overtime: () => processorMs() - from > TOURNAMENT_MS }
    const move = bot.choose(state, mine ? strong : weak, thinking)
    const applied = game.rules.apply(state, move, i)
    if ('refused' in applied) throw new Error(applied.refused)
    state = applied.state
  }
  return 0.5
}

/** Times the strongest level with the page's limit, in positions of random games; ms of each. */
function think(game: TurnGame, bot: TurnBot<unknown, unknown>, mode: OptionValues): number[] {
  const options = optionsOf(game, mode)
  return Array.from({ length: TIMED }, (_, n) => {
    const random = createRandom(n + 1)
    let state = game.rules.start(options, n + 1)
    for (let i = 0; i < n * 2; i++) {
      const legal = game.rules.legal(state)
      const applied = game.rules.apply(state, legal[Math.floor(draw(random) * legal.length)], i)
      if ('refused' in applied || game.rules.outcome(applied.state)) break
      state = applied.state
    }
    const from = performance.now()
    const overtime = () => performance.now() - from > LIMIT_MS
    bot.choose(state, bot.levels.at(-1) as string, { random: () => draw(random), overtime })
    return performance.now() - from
  })
}

/** The name of a mode after its game: 'Pop Out' of Connect Four is 'connect-four:pop-out'. */
const named = (id: string, mode: string) => `${id}:${mode.toLowerCase().replaceAll(' ', '-')}`

/** Runs the named games and modes; by default all. */
export async function levels(only: readonly string[] = []): Promise<void> {
  const rows: (string | number)[][] = []
  const thinking: (string | number)[][] = []
  for (const entry of catalog) {
    const modes = Object.entries({ '': {}, ...MODES[entry.id] }).filter(
      ([name]) => only.length === 0 || only.includes(entry.id) || only.includes(named(entry.id, name)),
    )
    if (modes.length === 0) continue
    const { default: game } = await entry.load()
    const load = bots[entry.id]
    if (game.kind !== 'turn' || !game.rules.seat || !load) continue
    const bot = (await load()) as TurnBot<unknown, unknown>
    for (const [name, mode] of modes) {
      const called = name ? `${entry.id}, ${name}` : entry.id
      for (let i = 1; i < bot.levels.length; i++) {
        const [weak, strong] = [bot.levels[i - 1] as string, bot.levels[i] as string]
        let points = 0
        for (let g = 0; g < GAMES; g++) points += duel(game, bot, strong, weak, g % 2, g + 1, mode)
        rows.push([called, `${strong} beats ${weak}`, `${Math.round((points / GAMES) * 100)} %`])
      }
      const times = think(game, bot, mode)
      thinking.push([called, bot.levels.at(-1) as string, quantile(times, 0.5), quantile(times, 0.95)])
    }
  }
  heading(
    `Levels: points of each level against the one below, ${GAMES} games, ${TOURNAMENT_MS} ms of the processor a move at most`,
  )
  table(['game', 'levels', 'points'], rows)
  heading(`Thinking: the strongest level, ${TIMED} positions, ${LIMIT_MS} ms a move as in the page`)
  table(['game', 'level', 'ms, median', 'p95'], thinking)
  if (only.length === 0 || only.includes('chess')) novices()
  if (only.length === 0 || only.includes('air-hockey')) hockey()
}
