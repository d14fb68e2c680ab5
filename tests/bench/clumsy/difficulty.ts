/** Measures difficulty: how long a simple bot and three clumsier players last in each mode of the real-time games. */
import type { Option, RealtimeBot, RealtimeGame } from '../../../src/engine/core/game/contract'
import { worldSize } from '../../../src/engine/core/game/shape'
import { bots } from '../../../src/games/bots'
import { catalog } from '../../../src/games/catalog'
import { heading, quantile, table } from '../print'
import { EXCEPTIONS, type Fault, faultOf, faultText, LONGEST_S, lost, PATIENCE_S, type Stay } from './faults'
import { MISTAKES } from './mistakes'
import { type Clumsiness, type Play, playBy } from './play'

/** Games per player, in the mode as specified and in each other mode. */
const SEEDS = { usual: 5, other: 3 } as const

const PLAYERS: readonly (readonly [name: string, who: Clumsiness | null])[] = [
  ['bot', null],
  ['250 ms, 5%', { late: 15, wrong: 0.05 }],
  ['400 ms, 10%', { late: 24, wrong: 0.1 }],
  ['600 ms, 20%', { late: 36, wrong: 0.2 }],
]
const SLOWEST = PLAYERS.at(-1)?.[1] ?? null
const USUAL = 'as specified'

type Values = Record<string, string>

/** Options that do not change the difficulty: another picture is cut the same way. */
const NO_MODE: readonly string[] = ['shape', 'picture']

/** The default mode, and each single-player mode that differs from it in one option. */
function modesOf(game: RealtimeGame): (readonly [name: string, options: Values])[] {
  const usual: Values = Object.fromEntries(game.options.map(({ id, initial }) => [id, initial]))
  const others = game.options
    .filter(({ id, view }: Option) => !view && !NO_MODE.includes(id))
    .flatMap(({ id, choices, initial }) =>
      choices
        .filter(({ value }) => value !== initial)
        .map((choice) => [`${id}=${choice.value}`, { ...usual, [id]: choice.value }] as const),
    )
  return [[USUAL, usual] as const, ...others].filter(([, options]) => (game.players?.(options) ?? 1) === 1)
}

function stay(who: Clumsiness | null, play: Play, seed: number, seconds = LONGEST_S): Stay {
  const { rules, best } = play.game
  const { world, ticks } = playBy(who, play, seed, seconds * 60)
  const outcome = rules.outcome(world)
  const [main] = best
  const label = main?.shown ?? main?.of ?? 'Score'
  const unfinished = main?.better === 'lower' && outcome?.result !== 'won'
  const figure = outcome?.results?.[main?.of ?? ''] ?? rules.hud(world)[label] ?? rules.hud(world).Score
  return {
    seconds: ticks / 60,
    result: outcome?.result ?? null,
    figure: unfinished ? Number.NaN : Number(figure ?? Number.NaN),
  }
}

/**
 * Prints the table, of the named games or of all.
 *
 * @returns the faults, one per line
 */
export async function difficulty(only: readonly string[] = []): Promise<string[]> {
  const rows: (string | number)[][] = []
  const missed: string[] = []
  for (const { id, kind, load } of catalog) {
    if (kind !== 'realtime' || (only.length > 0 && !only.includes(id))) continue
    const game = (await load()).default as RealtimeGame
    const bot = (await bots[id]?.()) as RealtimeBot<unknown>
    for (const [mode, options] of modesOf(game)) {
      const play = { game, bot, options, size: worldSize(game, options), erring: MISTAKES[id] }
      const seeds = Array.from({ length: mode === USUAL ? SEEDS.usual : SEEDS.other }, (_, n) => n + 1)
      const stays = PLAYERS.map(([, who]) => seeds.map((seed) => stay(who, play, seed)))
      let fault: Fault | null = faultOf(stays, game.best[0]?.better ?? 'higher')
      let late = ''
      // A mode that nobody has lost by then may only take longer: the slowest are watched until one of them loses.
      for (const seed of fault === 'safe' && !EXCEPTIONS[`${id}, ${mode}`]?.safe ? seeds : []) {
        const last = stay(SLOWEST, play, seed, PATIENCE_S)
        if (!lost(last)) continue
        fault = null
        late = `the slowest loses after ${Math.round(last.seconds)} s`
        break
      }
      const why = fault && EXCEPTIONS[`${id}, ${mode}`]?.[fault]
      if (fault && !why) missed.push(`difficulty: ${id}, ${mode}: ${faultText[fault]}`)
      const figures = stays.flatMap((plays) => [median(plays, 'seconds'), median(plays, 'figure')])
      rows.push([id, mode, ...figures, fault ? `${faultText[fault]}: ${why ?? 'FAULT'}` : late])
    }
  }
  heading(
    `Difficulty: seconds (at most ${LONGEST_S}) and main figure, medians of ${SEEDS.usual} or ${SEEDS.other} games`,
  )
  table(['game', 'mode', ...PLAYERS.flatMap(([name]) => [name, 'figure']), ''], rows)
  for (const line of missed) process.stdout.write(`${line}\n`)
  return missed
}

function median(plays: readonly Stay[], of: 'seconds' | 'figure'): number | string {
  const figures = plays.map((play) => play[of]).filter((figure) => !Number.isNaN(figure))
  return figures.length > 0 ? quantile(figures, 0.5) : '-'
}
