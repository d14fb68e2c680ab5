/** Real-time games after the other player has left: the computer takes their place, whichever side they played. */

import { describe, expect, it } from 'vitest'
import { completeOptions } from '../../src/engine/core/game/option'
import { worldSize } from '../../src/engine/core/game/shape'
import { NO_INPUT, readInput } from '../../src/engine/core/input/input'
import { MAX_AHEAD } from '../../src/engine/core/live/rollback'
import type { Round } from '../../src/play/live/livePolicy'
import { RollbackPolicy } from '../../src/play/live/rollbackPolicy'
import { WHOLE } from '../support/gameIds'
import { gamesOfKind } from './loaded'

const games = gamesOfKind('realtime').filter(([, game]) => game.live)
const MAX_TICKS = 60 * 15

/** A connection whose other side is gone. */
const gone: Round = {
  send: () => {},
  stream: () => {},
  fast: () => {},
  rtt: 200,
  connected: false,
  isInviter: true,
  refuse: () => expect.fail('refused'),
  rematch: () => {},
  leave: () => {},
  onProgress: () => {},
  onMoves: () => {},
  onTurn: () => {},
  onOver: () => {},
}

it.runIf(WHOLE)('some real-time games are played live', () => expect(games.length).toBeGreaterThan(3))

describe.each(games)('%s', (_id, game) => {
  it.each([0, 1] as const)('continues against the computer, from seat %d', async (seat) => {
    if (!game.live) return
    const options = { ...completeOptions(game.options), ...game.live.options }
    const world = game.rules.start(options, 11, worldSize(game, options))
    const part = new RollbackPolicy(game, options, seat, 1, gone)
    let resumed = 0
    part.attach({
      pauseHere: () => {},
      resumeHere: () => void resumed++,
      claimWin: () => {},
      isAway: () => false,
    })
    part.onBegin(world)
    let ticks = 0
    let over = false
    const tick = () => {
      return part.tick(
        () => NO_INPUT,
        (frame) => {
          game.rules.step(world, readInput(frame), () => {})
          ticks++
          over = game.rules.outcome(world) !== null
          return !over
        },
        () => expect.fail('replaced'),
      )
    }
    for (let n = 0; n < 2 * MAX_AHEAD; n++) tick()
    expect(tick()).toBe(false)
    expect(ticks).toBe(0)
    expect(part.mayResume).toBe(false)

    expect(await part.replaceOther()).toBe(true)
    expect([resumed, part.mayResume]).toEqual([1, true])
    for (let n = 0; n < MAX_TICKS && !over; n++) tick()
    part.close()
    // An idle player loses against it. A bot that avoids obstacles may still do so.
    if (over) expect(game.rules.outcome(world)?.title).toMatch(new RegExp(`^Player ${seat === 0 ? 2 : 1} `))
    else expect(ticks).toBeGreaterThan(MAX_TICKS - MAX_AHEAD)
  })
})
