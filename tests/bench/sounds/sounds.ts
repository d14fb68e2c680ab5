/**
 * Prints what each game sounds like, for those who cannot listen: how loud, how high, how long, and which sounds cannot
 * be distinguished.
 */
import { loudness } from '../../../assets/sounds/measure/loudness.mjs'
import { RATE } from '../../../assets/sounds/set.mjs'
import type { Game, RealtimeBot } from '../../../src/engine/core/game/contract'
import { bots } from '../../../src/games/bots'
import { catalog } from '../../../src/games/catalog'
import { SESSION_SOUNDS } from '../../../src/play/session/events/sessionSounds'
import { heading, quantile, table } from '../print'
import { type Heard, type How, howOf, playsHeard } from './heard'
import { APART, apart, decibels, earOf, integrated, mixed } from './measures'
import { nameOf, waveOf } from './wave'

/** Length of a mixed game, s. */
const SECONDS = 30
/** Maximum peak, dBFS: alone, or with everything else that is heard at the time. */
const HIGHEST = -1
/** Range of a game's loudness, LKFS: no game is much louder than another. */
const LOUDNESS = [-29, -19] as const
/** Maximum length of a sound, s, at any pitch; and each begins and ends near silence, as a share of full scale. */
const LONGEST = 1.5
const SILENCE = 0.001
/** Sounds of one game that are alike on purpose: the same thing in two situations. */
const ON_PURPOSE: Readonly<Record<string, string>> = {
  'sudoku: conflict = mistake': 'a digit that is wrong',
  'minesweeper: unask = unflag': 'a mark is removed',
  'chess: flag = resigned': 'a game ends before mate',
  'invisible-maze: complete = finished': 'a maze is complete',
  'asteroids: downed = rock': 'something that was shot bursts',
  'color-memory: press = show': 'the pad’s own tone',
  'simon-says: press = show': 'the pad’s own tone',
  'air-hockey: nudge = serve': 'the puck starts to move by itself',
  'battleship: aim = lift': 'something is selected',
  'battleship: begin = seal': 'a fleet is ready',
  'battleship: begin = set': 'a fleet is ready',
  'battleship: seal = set': 'a fleet is ready',
  'blackjack: chip = insured': 'chips are put down',
  'blackjack: bust = countWrong': 'it went wrong',
  'blackjack: dealerDraws = dealt': 'a card',
  'blackjack: dealerDraws = doubled': 'a card',
  'blackjack: dealerDraws = hit': 'a card',
  'blackjack: dealt = doubled': 'a card',
  'blackjack: dealt = hit': 'a card',
  'blackjack: doubled = hit': 'a card',
  'jigsaw-puzzle: look = step': 'a step by keys',
  'pixel-sushi-chef: full = unfinished': 'it cannot be done now',
  'circuit-breaker: connected = level': 'one level ends, and the next begins',
  'tic-tac-toe: board = game': 'three in a line',
  'tic-tac-toe: next = reset': 'the board is emptied',
  'rock-paper-scissors: round = win': 'a round is won',
  'number-guessing: correct = told': 'the number is known',
  'number-guessing: answer = lower': 'the answer is lower',
}

/**
 * What is heard of a game: each event with its sounds, the first ones first. Events that never occurred are tried
 * without data.
 */
function eventsOf(game: Game, plays: readonly (readonly Heard[])[]): Map<string, How[]> {
  const events = new Map<string, How[]>()
  for (const { type, how } of plays.flat()) {
    const known = events.get(type) ?? []
    if (!known.some((each) => nameOf(each) === nameOf(how))) events.set(type, [...known, how])
  }
  for (const type of Object.keys(game.sounds)) {
    const how = events.has(type) ? null : howOf(game, { type })
    if (how && !nameOf(how).includes('NaN')) events.set(type, [how])
  }
  return events
}

/** Pairs of a game's own events that are nearer to each other than `limit` dB, and how near. */
function pairsAlike(
  events: ReadonlyMap<string, readonly How[]>,
  limit = APART,
): (readonly [string, number])[] {
  const own = [...events].filter(([type]) => !(type in SESSION_SOUNDS))
  const ears = own.map(([type, [how]]) => [type, earOf(waveOf(how as How))] as const)
  return ears.flatMap(([type, ear], n) =>
    ears.slice(n + 1).flatMap(([other, ear2]) => {
      const far = apart(ear, ear2)
      return far < limit ? [[[type, other].sort().join(' = '), far] as const] : []
    }),
  )
}

async function gameOf(id: string): Promise<{ game: Game; plays: Heard[][] }> {
  const game = (await catalog.find((entry) => entry.id === id)?.load())?.default as Game
  const bot = game.kind === 'realtime' ? ((await bots[id]?.()) as RealtimeBot<unknown>) : null
  return { game, plays: playsHeard(game, bot ?? null) }
}

/** The largest sample, dBFS. */
const peakOf = (wave: Float32Array) => decibels(wave.reduce((max, x) => Math.max(max, Math.abs(x)), 0))

/**
 * Prints the tables, of the named games or of all.
 *
 * @returns the goals that are missed, one per line
 */
export async function sounds(only: readonly string[] = []): Promise<string[]> {
  const rows: (string | number)[][] = []
  const pairs: string[] = []
  const missed: string[] = []
  for (const { id } of catalog) {
    if (only.length > 0 && !only.includes(id)) continue
    const { game, plays } = await gameOf(id)
    const events = eventsOf(game, plays)
    const all = [...events.values()].flat().map((how) => waveOf(how))
    const levels = all.map((wave) => loudness(wave))
    const lengths = all.map((wave) => wave.length / RATE)
    const after = mixed(plays[0] ?? [], SECONDS)
    const play = integrated(after)
    const peaks = [Math.max(...all.map(peakOf)), peakOf(after)] as const
    const rims = all.flatMap((wave) => [Math.abs(wave[0] ?? 0), Math.abs(wave.at(-1) ?? 0)])
    const demand = (holds: boolean, what: string) => {
      if (!holds) missed.push(`sounds: ${id}: ${what}`)
    }
    demand(Math.max(...peaks) <= HIGHEST, 'comes too near to full scale')
    demand(play >= LOUDNESS[0] && play <= LOUDNESS[1], `is at ${play.toFixed(1)} LKFS`)
    demand(Math.max(...lengths) <= LONGEST, 'has a sound that is too long')
    demand(Math.max(...rims) <= SILENCE, 'has a sound that clicks')
    for (const [names, far] of pairsAlike(events)) {
      const why = ON_PURPOSE[`${id}: ${names}`]
      pairs.push(`${id}: ${names} (${far.toFixed(1)} dB): ${why ?? 'FAULT'}`)
      demand(why !== undefined, `${names} sound alike`)
    }
    const figures = [play, quantile(levels, 0), quantile(levels, 0.5), Math.max(...levels), ...peaks]
    const never = Object.keys(game.sounds).filter((type) => !events.has(type))
    rows.push([
      id,
      events.size,
      ...figures.map((figure) => figure.toFixed(1)),
      quantile(lengths, 0),
      Math.max(...lengths),
      Math.max(...rims).toExponential(0),
      never.join(' '),
    ])
  }
  heading(
    `Sounds: dB as heard (a play of ${SECONDS} s: LKFS, ${LOUDNESS.join(' to ')}), peaks in dBFS (at most ${HIGHEST}), lengths in s`,
  )
  table(
    [
      'game',
      'events',
      'play',
      'least',
      'median',
      'most',
      'peak',
      'mixed',
      'short',
      'long',
      'rims',
      'not heard',
    ],
    rows,
  )
  heading(`Events of one game within ${APART} dB of each other`)
  for (const line of [...pairs, ...missed]) process.stdout.write(`${line}\n`)
  return missed
}
