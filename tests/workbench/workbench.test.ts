/** The workbench without a browser: it shows every component, and reaches the same moment twice. */
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { Game, RealtimeBot, TurnBot } from '../../src/engine/core/game/contract'
import { worldSize } from '../../src/engine/core/game/shape'
import { bots } from '../../src/games/bots'
import { catalog } from '../../src/games/catalog'
import { defaultOptions } from '../../src/play/session/core/options'
import { address, MOST_TICKS, readAddress } from '../../src/workbench/address'
import { realtimeRun, turnRun } from '../../src/workbench/moments/run'

const bench = (readdirSync('src/workbench', { recursive: true }) as string[])
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => readFileSync(`src/workbench/${file}`, 'utf8'))
  .join('\n')
const shows = (room: string, file: string) => bench.includes(`../${room}/${file.replace(/\.tsx?$/, '')}'`)

describe('the workbench', () => {
  it('shows every component of ui', () => {
    const parts = (readdirSync('src/ui', { recursive: true }) as string[]).filter((file) =>
      /(^|\/)([A-Z].*\.tsx|use.*\.ts)$/.test(file),
    )
    expect(parts.length).toBeGreaterThan(15)
    // Toasts are loaded by toast.ts.
    const missing = parts.filter(
      (file) => !shows('ui', file === 'toasts/ToastHost.tsx' ? 'toasts/toast' : file),
    )
    expect(missing).toEqual([])
  })
  it('shows every component of the stage', () => {
    // The stage's own base is not part of a scene.
    const ground = /(^|\/)(stage|graphicsContext|quality|graphics|upload|pool|slots|outlines)\.ts$/
    const parts = (readdirSync('src/engine/stage', { recursive: true }) as string[]).filter(
      (file) => /\.tsx?$/.test(file) && !ground.test(file),
    )
    expect(parts.length).toBeGreaterThan(12)
    expect(parts.filter((file) => !shows('engine/stage', file))).toEqual([])
  })
  it('reads any address', () => {
    expect(readAddress('?game=snake&seed=4&tick=600&theme=light&motion=reduced')).toEqual({
      part: null,
      game: 'snake',
      tick: 600,
      theme: 'light',
      motion: 'reduced',
      flashes: false,
    })
    expect(readAddress('?part=walls&tick=1.5')).toMatchObject({
      part: null,
      game: null,
      tick: 0,
      theme: 'dark',
    })
    expect(readAddress('?tick=-3').tick).toBe(0)
    expect(readAddress('?tick=99999999').tick).toBe(MOST_TICKS)
    expect(address('?game=pong&tick=1', { tick: 2 })).toBe('?game=pong&tick=2')
  })
})

const TICKS = 60
const MOVES = 8

/** The moment after some ticks or moves, as text, and whether it is that moment or the end of the game. */
async function moment(id: string, game: Game, seed: number): Promise<{ reached: boolean; text: string }> {
  const options = defaultOptions(game.options)
  const bot = (await bots[id]?.()) ?? null
  if (game.kind === 'realtime') {
    const size = worldSize(game, defaultOptions(game.options))
    const run = realtimeRun(game, bot as RealtimeBot<unknown>, options, seed, size)
    while (run.tick < TICKS && run.step(() => {}));
    return {
      reached: run.tick === TICKS || game.rules.outcome(run.world) !== null,
      text: JSON.stringify(run.world),
    }
  }
  const run = turnRun(game, bot as TurnBot<unknown, unknown> | null, options, seed)
  while (run.now.moves < MOVES && run.step());
  const reached = run.now.moves === MOVES || game.rules.outcome(run.now.state) !== null
  return { reached, text: JSON.stringify(run.now) }
}

describe.each(catalog.map(({ id }) => id))('a moment of %s', (id) => {
  it('is reached, and is the same when it is reached again', async () => {
    const game = (await catalog.find((entry) => entry.id === id)?.load())?.default as Game
    const first = await moment(id, game, 3)
    expect(first.reached).toBe(true)
    expect(await moment(id, game, 3)).toEqual(first)
  })
})
