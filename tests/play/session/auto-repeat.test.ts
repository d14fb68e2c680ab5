/** Auto-repeat: a hold becomes presses, wins Tug of War, is named in the result and ranked separately. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { InputFrame, Pointer, RealtimeGame } from '../../../src/engine/core/game/contract'
import { ReplayPlayer } from '../../../src/engine/core/replay/replayPlayer'
import { type ActionMap, createActions } from '../../../src/engine/input/actions'
import { autoRepeatSlots, createAutoRepeat } from '../../../src/engine/input/autoRepeat'
import { bindingsOf } from '../../../src/engine/input/bindings'
import { SceneClock } from '../../../src/engine/stage/clock'
import { optionSet } from '../../../src/engine/storage/values/records'
import tugOfWar from '../../../src/games/tug-of-war'
import { RealtimeSession } from '../../../src/play/session/realtime/realtimeSession'
import { playedText } from '../../../src/play/session/records/help'
import { keptBy } from '../../../src/play/session/records/separateRecords'
import { playedTexts } from '../../../src/play/texts/played'
import { setText } from '../../../src/site/records/format'
import { cleared, freshPage } from './small'

beforeEach(freshPage)
afterEach(cleared)

const game = tugOfWar as unknown as RealtimeGame
const slots = autoRepeatSlots(game.controls)
const held = (fresh = false): InputFrame => ({
  held: { pull: 1 },
  pressed: fresh ? ['pull'] : [],
  released: [],
  pointers: [],
})
const finger = (pressed: boolean): Pointer => ({
  id: 3,
  x: 100,
  y: 100,
  down: true,
  pressed,
  released: false,
  kind: 'touch',
})

describe('auto-repeat', () => {
  it.each([4, 6, 8])('turns a hold into %i presses per second, evenly spaced', (rate) => {
    const steady = createAutoRepeat(slots, { rate: () => rate })
    const ticks = Array.from({ length: 301 }, (_, tick) => steady(held(tick === 0)))
    const pulled = ticks.flatMap(({ pressed }, tick) => (pressed.includes('pull') ? [tick] : []))
    // Its own press, and the repeats for five seconds.
    expect(pulled.length).toBe(1 + rate * 5)
    const gaps = pulled.slice(1).map((tick, i) => tick - (pulled[i] as number))
    expect(Math.max(...gaps) - Math.min(...gaps)).toBeLessThanOrEqual(1)
  })
  it('leaves holds alone when it is off, and single presses when it is on', () => {
    const off = createAutoRepeat(slots, { rate: () => 0 })
    const frame = held()
    for (let i = 0; i < 60; i++) expect(off(frame)).toBe(frame)
    const on = createAutoRepeat(slots, { rate: () => 4 })
    const tap = { ...held(true), released: ['pull'], held: {} }
    expect(on(tap)).toBe(tap)
    const other = { ...held(), held: { jump: 1 } }
    for (let i = 0; i < 60; i++) expect(on(other)).toBe(other)
  })
  it('presses with a finger that stays down, at its position', () => {
    const steady = createAutoRepeat(slots, { rate: () => 6 })
    const seen = Array.from({ length: 61 }, (_, i) =>
      steady({ ...held(), held: {}, pointers: [finger(i === 0)] }),
    )
    const pulled = seen.flatMap(({ pointers }) => pointers).filter(({ pressed }) => pressed)
    expect(pulled.length).toBe(7)
    expect(pulled.every(({ x, down }) => x === 100 && down)).toBe(true)
  })
})

const HANDS: Readonly<Record<string, (actions: ActionMap, tick: number) => Pointer[]>> = {
  'one key': (actions, tick) => {
    if (tick === 0) actions.keyDown('KeyA')
    return []
  },
  'one finger': (_, tick) => [finger(tick === 0)],
  'one button': (actions) => {
    actions.pads([new Map([['A', 1]])])
    return []
  },
}

describe.each(Object.entries(HANDS))('Tug of War, held by %s', (_, hand) => {
  const play = (rate: number) => {
    const actions = createActions(bindingsOf(game.controls, undefined), 1)
    let tick = 0
    const session: RealtimeSession = new RealtimeSession(
      { id: 'tug-of-war', game, options: { players: '1', level: 'hard', rounds: '3' }, seed: 3 },
      game.size === 'window' ? { width: 1, height: 1 } : game.size,
      new SceneClock(),
      () => steady(actions.take(hand(actions, tick++))),
    )
    const steady = createAutoRepeat(slots, {
      rate: () => rate,
      onRepeat: (rate) => session.assists.autoRepeated(rate),
    })
    session.start()
    for (let i = 0; i < 4000 && session.view.phase === 'playing'; i++) session.frame(1000 / 60)
    return session
  }
  it('wins at the level Hard, is named in the result, and is ranked separately', () => {
    const session = play(6)
    expect(session.view).toMatchObject({ phase: 'over', outcome: { result: 'won' }, autoRepeat: 6 })
    expect(playedText(session.view)).toBe(playedTexts.playedWith([playedTexts.autoRepeat(6)]))
    const kept = keptBy({ level: 'hard' }, session.view)
    expect(kept).toEqual({ level: 'hard', '~steady': '6' })
    expect(setText(optionSet(kept), game.options)).toContain(playedTexts.autoRepeat(6))
    expect(session.bests.counts).toBe(true)
  })
  it('loses with the same hold without it', () => {
    const session = play(0)
    expect(session.view).toMatchObject({ phase: 'over', outcome: { result: 'lost' }, autoRepeat: 0 })
  })
  it('replays the same from the record', () => {
    const session = play(8)
    const { input, world } = session
    if (!input) throw new Error('Nothing was kept.')
    const again = new ReplayPlayer(game.rules, session.view.options, 3, input)
    while (again.step());
    expect(again.world).toEqual(world)
  })
})
