/** The demo behind the start panel of every real-time game keeps running and shows something. */
import { describe, expect, it } from 'vitest'
import type { RealtimeGame } from '../../src/engine/core/game/contract'
import { worldSize } from '../../src/engine/core/game/shape'
import { SceneClock } from '../../src/engine/stage/clock'
import { catalog } from '../../src/games/catalog'
import { Demo } from '../../src/play/demo/demo'

const LOOKS_S = 40

describe.each(catalog.filter(({ kind }) => kind === 'realtime'))('$id behind its start panel', (entry) => {
  it('changes the picture', async () => {
    const game = (await entry.load()).default as RealtimeGame
    const bot = await game.bot?.()
    expect(bot).toBeTypeOf('function')
    if (!bot) return
    const options = Object.fromEntries(game.options.map(({ id, initial }) => [id, initial]))
    const clock = new SceneClock()
    let events = 0
    clock.on('event', () => events++)
    const demo = new Demo({ game, bot, options, seed: 11, size: worldSize(game, options), ended: () => {} })
    for (let n = 0; n < LOOKS_S * 20; n++) demo.frame(50, clock)
    expect(events).toBeGreaterThan(0)
  })
})
