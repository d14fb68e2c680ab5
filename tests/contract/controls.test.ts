/**
 * The controls of every game. `controls.txt` lists them, so that none gets lost unnoticed: keys, gamepad buttons and
 * touch controls of each action; `*` where a press changes a game by its rules. Actions without one belong to the view,
 * or need a special position. `npx vitest run tests/contract/controls.test.ts -u` writes the list again.
 */

import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import type {
  Control,
  Game,
  InputFrame,
  OptionValues,
  RealtimeGame,
  TurnGame,
} from '../../src/engine/core/game/contract'
import { completeOptions } from '../../src/engine/core/game/option'
import { worldSize } from '../../src/engine/core/game/shape'
import { frameFrom, NO_INPUT, readInput, slot } from '../../src/engine/core/input/input'
import { createRandom } from '../../src/engine/core/math/random'
import { bindingsOf } from '../../src/engine/input/bindings'
import { keyName } from '../../src/engine/input/names'
import { listedGames } from '../../src/games/catalog'
import { grouped } from '../../src/play/controls/ControlTable'
import { switchButtons } from '../../src/play/controls/switchButtons'
import { createMonkey, optionSets, pickMove } from './fuzz'
import { gameOf, gamesOfKind, ids } from './loaded'

const slotOf = ({ action, player }: Control) => slot(action, player)

/** How touch does an action, besides touching the field. */
function touchesOf({ touch }: Game, action: string): string[] {
  const arrows: readonly string[] = touch?.arrows ?? []
  const swipes = Object.entries(touch?.swipe ?? {}).filter(([, to]) => to === action)
  return [
    ...(arrows.includes(action) ? ['arrow'] : []),
    ...swipes.map(([way]) => `swipe ${way}`),
    ...(touch?.buttons?.includes(action) ? ['button'] : []),
    ...(touch?.tap === action ? ['tap'] : []),
  ]
}

/** The controls of a game, one a line: '* up (Move: Up): ArrowUp KeyW | DpadUp | swipe up'. */
function linesOf(game: Game): string[] {
  const acting = game.kind === 'realtime' ? actingInTicks(game) : actingInTurns(game)
  const lines = game.controls.map((control) => {
    const { group, label, keys = [], letters, pad = [], held, mashed, forTwo, forOne } = control
    const marks = { letters, held, mashed, 'for two': forTwo, 'for one': forOne }
    const marked = Object.entries(marks).flatMap(([mark, on]) => (on ? [` ${mark}`] : []))
    const ways = [keys.join(' '), pad.join(' '), touchesOf(game, control.action).join(', ')]
    const name = `${slotOf(control)} (${[group, label].filter(Boolean).join(': ')})`
    return `${acting.has(slotOf(control)) ? '*' : ' '} ${name}${marked.join('')}: ${ways.join(' | ')}`.trimEnd()
  })
  if (game.touch?.drag) lines.push('  drag')
  if (game.kind === 'realtime') {
    const [usual, ...others] = optionSets(game.options)
    if (followsFinger(game, usual)) lines.push('* finger on the field')
    else if (others.some((options) => followsFinger(game, options)))
      lines.push('* finger on the field, with some options')
  }
  return lines
}

it('are those listed', async () => {
  const text = listedGames.flatMap(({ id }) => [id, ...linesOf(gameOf(id))]).join('\n')
  await expect(`${text}\n`).toMatchFileSnapshot('controls.txt')
})

it.each(gamesOfKind('realtime'))('of %s can be used by keys, gamepad and touch', (_id, game) => {
  expect(game.controls.some(({ keys = [] }) => keys.length > 0)).toBe(true)
  expect(game.controls.some(({ pad = [] }) => pad.length > 0)).toBe(true)
  const touched = game.controls.some(({ action }) => touchesOf(game, action).length > 0)
  expect(touched || followsFinger(game, completeOptions(game.options))).toBe(true)
})

it.each(ids)('of %s are stops of switch access', (id) => {
  const game = gameOf(id)
  const lit = switchButtons(game, 1).flatMap(({ buttons }) => buttons.map(({ action }) => action))
  if (game.kind === 'realtime') {
    const own = game.controls.filter(({ player = 0, forTwo }) => player === 0 && !forTwo)
    // A single button is the switch itself; of several, each is a stop. Sticks only point.
    const byKey = own.filter(({ keys }) => keys?.length).map(({ action }) => action)
    expect(lit).toEqual(own.length === 1 ? [] : byKey)
    expect(switchButtons(game, 2)).toEqual([])
  } else {
    // Actions by swipes and arrows; a board shows everything else.
    const { arrows = [], swipe = {} } = game.touch ?? {}
    expect(new Set(lit)).toEqual(new Set([...arrows, ...Object.values(swipe)]))
  }
})

it('of two people are not named while one plays: neither in tables nor in tutorial hints', () => {
  for (const id of ids) {
    const { controls } = gameOf(id)
    const names = grouped(bindingsOf(controls), 'keyboard', 1, true).flatMap((row) => row.names)
    const alone = new Set(controls.flatMap(({ forTwo, keys = [] }) => (forTwo ? [] : keys)))
    for (const { forTwo, keys = [] } of controls)
      if (forTwo)
        for (const key of keys.filter((each) => !alone.has(each)))
          expect(names, id).not.toContain(keyName(key))
  }
})

it.each(listedGames)('in the plan of $id are those of the game or the page', ({ id }) => {
  const plan = readFileSync(`tests/games/${id}/plan.ts`, 'utf8')
  const { controls } = gameOf(id)
  const named = (call: RegExp) => [...plan.matchAll(call)].map(([, name = '']) => name)
  const own = new Set<string>(controls.flatMap(({ keys = [], pad = [] }) => [...keys, ...pad]))
  // Boards, panels and fields for letters and digits use these.
  const key = /^(Enter|Space|Tab|Shift|Shift\+Tab|Backspace|Arrow\w+|[a-z\d])$/
  const strange = [
    ...named(/keyboard\.(?:press|down)\('([^']+)'/g).filter((name) => !key.test(name)),
    ...named(/pad\.(?:press|set)\('([^']+)'/g).filter((name) => !/^(A|Dpad\w+)$/.test(name)),
  ].filter((name) => !own.has(name))
  expect(strange).toEqual([])
})

/** The actions that lead to another world when they are held for some ticks of a random game, with any options. */
function actingInTicks(game: RealtimeGame): Set<string> {
  const acting = new Set<string>()
  // The view zooms and looks around.
  const names = new Set(game.controls.map(slotOf).filter((name) => !game.zoom || !/^(zoom|pan)/.test(name)))
  for (const [seed, options] of optionSets(game.options).entries())
    for (const from of [2, 30, 90]) {
      if (acting.size === names.size) return acting
      const played = (held: readonly string[]) => {
        const size = worldSize(game, options)
        const world = game.rules.start(options, seed, size)
        const monkey = createMonkey(createRandom(seed), game, size)
        const frame = (tick: number): InputFrame =>
          tick < from ? monkey() : tick < from + 8 ? frameFrom(held, tick === from ? [] : held) : NO_INPUT
        for (let tick = 0; tick < from + 12 && !game.rules.outcome(world); tick++)
          game.rules.step(world, readInput(frame(tick)), () => {})
        return JSON.stringify(world)
      }
      const idle = played([])
      for (const name of names) if (!acting.has(name) && played([name]) !== idle) acting.add(name)
    }
  return acting
}

/** The actions that are a legal move in some state of random games. */
function actingInTurns({ controls, command, options, rules }: TurnGame): Set<string> {
  const acting = new Set<string>()
  if (!command) return acting
  for (const [seed, values] of optionSets(options).entries()) {
    if (acting.size === controls.length) break
    const random = createRandom(seed)
    let state = rules.start(values, seed)
    for (let n = 0; n < 60 && !rules.outcome(state) && acting.size < controls.length; n++) {
      for (const name of controls.map(slotOf)) {
        const move = acting.has(name) ? null : (command(name, state) ?? null)
        if (move !== null && 'state' in rules.apply(state, move, n)) acting.add(name)
      }
      const legal = rules.legal(state)
      const applied = rules.apply(
        state,
        legal.length > 0 ? pickMove(random, legal) : rules.next?.(state)?.move,
        n,
      )
      if ('refused' in applied) break
      state = applied.state
    }
  }
  return acting
}

/** Whether fingers that press, move and lift all over the field lead to another world. */
function followsFinger(game: RealtimeGame, options: OptionValues = {}): boolean {
  const size = worldSize(game, options)
  const played = (touched: boolean) => {
    const world = game.rules.start(options, 2, size)
    for (let tick = 0; tick < 450 && !game.rules.outcome(world); tick++) {
      const [id, step] = [Math.floor(tick / 6), tick % 6]
      const x = size.width * (0.1 + 0.2 * (id % 5) + 0.02 * step)
      const y = size.height * (0.1 + 0.2 * (Math.floor(id / 5) % 5))
      const phase = { down: step < 5, pressed: step === 0, released: step === 5 }
      const finger = { id, x, y, ...phase, kind: 'touch' as const }
      game.rules.step(world, readInput(frameFrom([], [], touched ? [finger] : [])), () => {})
    }
    return JSON.stringify(world)
  }
  return played(true) !== played(false)
}
