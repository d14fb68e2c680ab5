/**
 * Measures difficulty: how long the stand-ins for people last in the real-time games, and somebody who does nothing, in
 * the recommended mode and in the one as specified.
 */
import type { RealtimeBot, RealtimeGame } from '../../../src/engine/core/game/contract'
import { worldSize } from '../../../src/engine/core/game/shape'
import { bots } from '../../../src/games/bots'
import { catalog } from '../../../src/games/catalog'
import { heading, quantile, tableRow } from '../print'
import {
  CAP_S,
  FAIR_S,
  isEndless,
  isUnfair,
  isWon,
  lasting,
  missesOf,
  roadMissesOf,
  type Stay,
  type Where,
} from './faults'
import { MISTAKES } from './mistakes'
import { type Clumsiness, type Play, playBy } from './play'
import { STAND_INS } from './standIns'

/** Games per player in a recommended mode, in the others, and in each stage of a road. */
const GAMES = { recommended: 7, other: 3, stage: 5, still: 20 } as const
/** If this many games in a row reach the cap, the others are not played. */
const ENDLESS = 3

const USUAL = 'as specified'
const IDLE: RealtimeBot<unknown> = () => ({})

type Values = Record<string, string>

interface Mode {
  readonly name: string
  readonly options: Values
  readonly recommended: boolean
  /** Where its stage is on the road, and the stat of its stars, if it has one. */
  readonly where?: Where
  readonly stars?: string
}

/** Options that do not change the difficulty: another picture is cut the same way. */
const NO_MODE: readonly string[] = ['shape', 'picture']

/**
 * The stages of a mode with a road: the first, the middle and the last one, or all of them. A mode without a road is its
 * only one.
 */
function stagesOf(game: RealtimeGame, mode: Mode, all: boolean): Mode[] {
  const option = game.options.find(({ road, shown }) => road && (shown?.(mode.options) ?? true))
  if (!option) return [mode]
  const { id, choices, road } = option
  const last = choices.length - 1
  const middle = Math.floor(last / 2)
  return choices.flatMap(({ value }, at) =>
    all || [0, middle, last].includes(at)
      ? {
          ...mode,
          name: `${id} ${value} of ${last + 1}`,
          options: { ...mode.options, [id]: value },
          ...road,
          where: at === 0 ? 'first' : at === last ? 'last' : 'between',
        }
      : [],
  )
}

/**
 * The recommended mode, by the stages of its road; and for a game that is asked for, each mode that differs from the
 * default one in one option.
 */
function modesOf(game: RealtimeGame, all: boolean): Mode[] {
  const usual: Values = Object.fromEntries(game.options.map(({ id, initial }) => [id, initial]))
  const others = game.options
    .filter(({ id, view, road }) => !view && !road && !NO_MODE.includes(id))
    .flatMap(({ id, choices, initial, recommended }) =>
      choices
        .filter(({ value }) => value !== initial && (all || value === recommended))
        .map(({ value }) => ({
          name: `${id}=${value}`,
          options: { ...usual, [id]: value },
          recommended: value === recommended,
        })),
    )
  return [{ name: USUAL, options: usual, recommended: false }, ...others]
    .filter(({ options, recommended }) => (all || recommended) && (game.players?.(options) ?? 1) === 1)
    .sort((a, b) => Number(b.recommended) - Number(a.recommended))
    .flatMap((mode) => (mode.recommended ? stagesOf(game, mode, all) : mode))
}

function stay(who: Clumsiness | null, play: Play, seed: number, stars?: string): Stay {
  const { rules, best } = play.game
  const { world, ticks } = playBy(who, play, seed, CAP_S * 60)
  const outcome = rules.outcome(world)
  const ended = { seconds: ticks / 60, result: outcome?.result ?? null }
  if (stars) return { ...ended, figure: outcome?.results?.[stars] ?? 0 }
  const [main] = best
  const label = main?.shown ?? main?.of ?? 'Score'
  const unfinished = main?.better === 'lower' && outcome?.result !== 'won'
  const figure = outcome?.results?.[main?.of ?? ''] ?? rules.hud(world)[label] ?? rules.hud(world).Score
  return {
    ...ended,
    figure: unfinished ? Number.NaN : Number(figure ?? Number.NaN),
  }
}

function stays(who: Clumsiness | null, play: Play, games: number, stars?: string): Stay[] {
  const plays: Stay[] = []
  for (let seed = 1; seed <= games; seed++) {
    plays.push(stay(who, play, seed, stars))
    if (seed === ENDLESS && plays.every(({ result }) => result === null)) break
  }
  return plays
}

/** The 10th percentile of the lengths, and their median. */
function lengths(plays: readonly Stay[]): string[] {
  const text = (seconds: number) => (seconds >= CAP_S ? `>${CAP_S}` : seconds.toFixed(seconds < 20 ? 1 : 0))
  const median = isEndless(plays) ? 'no end' : text(lasting(plays, 0.5))
  return [text(lasting(plays, 0.1)), isWon(plays) ? `${median} won` : median]
}

/** The games won, and the median of the lengths. */
function wins(plays: readonly Stay[]): string[] {
  const won = plays.filter(({ result }) => result === 'won').length
  return [`${won}/${plays.length}`, isEndless(plays) ? 'no end' : lasting(plays, 0.5).toFixed(0)]
}

function medianFigure(plays: readonly Stay[]): number | string {
  const figures = plays.map(({ figure }) => figure).filter((figure) => !Number.isNaN(figure))
  return figures.length > 0 ? quantile(figures, 0.5) : '-'
}

const HEAD = ['game', 'mode', 'still', '', ...STAND_INS.flatMap(({ name }) => [name, '', '']), '']
const WIDTHS = [19, 17, 5, 8, ...STAND_INS.flatMap(() => [8, 8, 7]), 0]

/**
 * Prints the table row by row, of all games, or of the named ones with all their modes.
 *
 * @returns the faults, one per line
 */
export async function difficulty(only: readonly string[] = []): Promise<string[]> {
  const missed: string[] = []
  heading(
    `Difficulty: 10th percentile and median of the seconds (at most ${CAP_S}), and median of the main figure, of ${GAMES.recommended} games in a recommended mode (*) and of ${GAMES.other} in others; of a stage of a road games won of ${GAMES.stage}, median of the seconds, and of the stars`,
  )
  tableRow(HEAD, WIDTHS)
  for (const { id, kind, load } of catalog) {
    if (kind !== 'realtime' || (only.length > 0 && !only.includes(id))) continue
    const game = (await load()).default as RealtimeGame
    const bot = (await bots[id]?.()) as RealtimeBot<unknown>
    for (const { name, options, recommended, where, stars } of modesOf(game, only.length > 0)) {
      const play = { game, bot, options, size: worldSize(game, options), erring: MISTAKES[id] }
      const still = stays(null, { ...play, bot: IDLE }, GAMES.still)
      const games = where ? GAMES.stage : recommended ? GAMES.recommended : GAMES.other
      const players = STAND_INS.map(({ who }) => stays(who, play, games, stars))
      const notes = where ? roadMissesOf(players, where) : recommended ? missesOf(players) : []
      // On a road only the first stage is played by somebody who does not know the game.
      if (recommended && (!where || where === 'first') && isUnfair(still)) {
        missed.push(`difficulty: ${id}, ${name}: a player who does nothing loses before ${FAIR_S} s`)
        notes.unshift('UNFAIR')
      }
      const cells = players.flatMap((plays) => [
        ...(where ? wins(plays) : lengths(plays)),
        medianFigure(plays),
      ])
      tableRow([id, recommended ? `${name} *` : name, ...lengths(still), ...cells, notes.join(', ')], WIDTHS)
    }
  }
  for (const line of missed) process.stdout.write(`${line}\n`)
  return missed
}
