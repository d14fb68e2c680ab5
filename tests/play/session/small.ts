/** Two small games, real-time and turn-based, and an empty page, for tests of sessions. */
import { vi } from 'vitest'
import type { GameEvent, OptionValues, RealtimeGame, TurnGame } from '../../../src/engine/core/game/contract'
import { page } from '../../../src/engine/storage/store/page'
import { TurnSession, type TurnStart } from '../../../src/play/session/turns/turnSession'
import { memoryStorage } from '../../site/storage'
import { shown, toastTexts } from './toasts'

export { shown, toastTexts }

/** Counts presses; over at three. */
export const counter: RealtimeGame<{ ticks: number; hits: number }, 'hit'> = {
  kind: 'realtime',
  replayVersion: '1',
  rules: {
    start: () => ({ ticks: 0, hits: 0 }),
    step(world, input, emit) {
      world.ticks++
      if (input.pressed('hit')) {
        world.hits++
        emit({ type: 'hit' })
      }
    },
    hud: (world) => ({ Score: world.hits }),
    outcome: (world) =>
      world.hits >= 3 ? { result: 'over', title: 'Game Over!', results: { Score: world.hits } } : null,
  },
  scene: () => Promise.reject(new Error('headless')),
  size: { width: 100, height: 100 },
  options: [
    {
      id: 'mode',
      label: 'Mode',
      initial: 'a',
      choices: [
        { value: 'a', label: 'A' },
        { value: 'b', label: 'B' },
      ],
    },
  ],
  controls: [{ action: 'hit', label: 'Hit', keys: ['Space'] }],
  sounds: {},
  hitStop: { hit: 50 },
  stats: { Score: 'Score' },
  best: [{ of: 'Score', better: 'higher' }],
  howTo: ['One.', 'Two.', 'Three.'],
}

export interface Sum {
  total: number
  turn: number
  rest: boolean
}
/** Adds 1 to 3 until 10; after a 3 an automatic pause of 500 ms follows. */
export const adder: TurnGame<Sum, number | 'rest', GameEvent, OptionValues, 'Total' | 'Time', 'one'> = {
  kind: 'turn',
  replayVersion: '1',
  rules: {
    start: () => ({ total: 0, turn: 0, rest: false }),
    apply(state, move) {
      if (move === 'rest') return { state: { ...state, rest: false }, events: [{ type: 'rested' }] }
      if (state.rest || ![1, 2, 3].includes(move)) return { refused: 'Add 1, 2 or 3.' }
      return {
        state: { total: state.total + move, turn: 1 - state.turn, rest: move === 3 },
        events: [{ type: 'added' }],
      }
    },
    legal: (state) => (state.rest ? [] : [1, 2, 3]),
    next: (state) => (state.rest ? { after: 500, move: 'rest' } : null),
    seat: (state) => state.turn,
    hud: (state) => ({ Total: state.total }),
    outcome: (state) =>
      state.total >= 10 ? { result: 'won', title: 'Ten!', results: { Total: state.total } } : null,
    notation: {
      read(text) {
        if (!/^\d$/.test(text)) throw new Error(`'${text}' is not a digit.`)
        return { total: Number(text), turn: 0, rest: false }
      },
      write: (state) => String(state.total),
    },
  },
  Board: () => null,
  options: [
    {
      id: 'opponent',
      label: 'Opponent',
      initial: 'two',
      choices: [
        { value: 'two', label: 'Two' },
        { value: 'easy', label: 'Easy' },
      ],
    },
  ],
  controls: [{ action: 'one', label: 'One', keys: ['Digit1'] }],
  command: () => 1,
  computer: (options, seat) => (options.opponent === 'easy' && seat === 1 ? 'easy' : null),
  sounds: {},
  timer: 'tenths',
  stats: { Total: 'Total', Time: 'Time' },
  best: [{ of: 'Time', better: 'lower' }],
  howTo: ['One.', 'Two.', 'Three.'],
}

export const bots = {
  choose: vi.fn(async () => 1 as unknown),
  hint: vi.fn(async () => ({ move: 2 as unknown, text: 'Add 2.' })),
  start: vi.fn(),
  cancel: vi.fn(),
}
export const turn = (extra: Partial<TurnStart> = {}) =>
  new TurnSession(
    {
      id: 'adder',
      game: adder as unknown as TurnGame,
      options: { opponent: 'two' },
      seed: null,
      ...extra,
    },
    bots,
  )
/** The page of the game, opened again. */
export const reopened = async (extra: Partial<TurnStart> = {}) => {
  const play = turn(extra)
  await play.restore()
  return play
}

/** Before each test: empty storage, no toasts, and a stopped clock. */
export function freshPage(): void {
  vi.useFakeTimers()
  toastTexts.length = 0
  shown.length = 0
  vi.stubGlobal('localStorage', memoryStorage())
  vi.stubGlobal('navigator', {})
  page.reset()
}
/** After each test. */
export function cleared(): void {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.resetAllMocks()
}
