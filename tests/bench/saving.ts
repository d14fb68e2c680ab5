/** Measures the cost of saving a game: a move of 2048, and the write that follows several moves, at several lengths. */
import type { TurnGame } from '../../src/engine/core/game/contract'
import { createRandom, pick } from '../../src/engine/core/math/random'
import { catalog } from '../../src/games/catalog'
import { TurnSession } from '../../src/play/session/turns/turnSession'
import { heading, quantile, table } from './print'

/** Moves and writes measured at each length. */
const SAMPLES = 100
/** Maximum cost of a move at any length, ms. */
const LIMIT_MS = 2

/** A localStorage that copies as the real one does; `size` is that of the last text written. */
function memory() {
  const values = new Map<string, string>()
  return {
    size: 0,
    get length() {
      return values.size
    },
    key: (i: number) => [...values.keys()][i] ?? null,
    getItem: (key: string) => values.get(key) ?? null,
    setItem(key: string, text: string) {
      // A flat copy, as the browser makes one to pass it on.
      values.set(key, Buffer.from(text, 'utf16le').toString('utf16le'))
      this.size = text.length
    },
    removeItem: (key: string) => void values.delete(key),
  }
}

/** Plays random legal moves. */
export async function saving(): Promise<string[]> {
  const storage = memory()
  Object.defineProperty(globalThis, 'localStorage', { value: storage, configurable: true })
  const entry = catalog.find(({ id }) => id === '2048')
  if (!entry) throw new Error('2048 is not in the catalog.')
  const game = (await entry.load()).default as TurnGame
  const options = Object.fromEntries(game.options.map((option) => [option.id, option.initial]))
  const bots = { choose: async () => null, hint: async () => null, cancel: () => {} } as never
  const { rules } = game
  /** A full grid is followed by an empty one, so the game continues forever. */
  const apply: typeof rules.apply = (state, move, at) => {
    const applied = rules.apply(state, move, at)
    const stuck = !('refused' in applied) && rules.legal(applied.state).length === 0
    return stuck ? { state: rules.start(options, at), events: [] } : applied
  }
  const endless = {
    ...game,
    haptics: {},
    toasts: {},
    rules: { ...rules, apply, outcome: () => null },
  } as TurnGame
  const play = new TurnSession({ id: '2048', game: endless, options, seed: null }, bots)
  await play.restore()
  play.start()
  const random = createRandom(1)
  const rows: (string | number)[][] = []
  const missed: string[] = []
  const move = () => play.play(pick(random, rules.legal(play.state)))
  for (const length of [50, 500, 5000]) {
    while (play.length < length) move()
    const moves: number[] = []
    const writes: number[] = []
    for (let i = 0; i < SAMPLES; i++) {
      const from = performance.now()
      move()
      const moved = performance.now()
      play.leave()
      moves.push(moved - from)
      writes.push(performance.now() - moved)
    }
    const both = quantile(moves, 0.5) + quantile(writes, 0.5)
    rows.push([length, quantile(moves, 0.5), quantile(writes, 0.5), both, storage.size])
    if (both > LIMIT_MS)
      missed.push(
        `A move and its write take ${both.toFixed(2)} ms at ${length} moves: the limit is ${LIMIT_MS}.`,
      )
  }
  play.close()
  heading('Saving a game of 2048: a move, and a write of the whole game')
  table(['moves', 'ms per move', 'ms per write', 'both', 'characters'], rows)
  for (const fault of missed) console.log(`! ${fault}`)
  return missed
}
