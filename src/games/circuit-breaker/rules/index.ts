/** The rules of Circuit Breaker: tap the nodes of the sequence in order, before time or lives run out. */
import {
  type Emit,
  type Hud,
  type Input,
  type Outcome,
  type RealtimeRules,
  TICKS_PER_SECOND,
} from '../../../engine/core/game/contract'
import { cursorKeys, noSteps } from '../../../engine/core/input/steps'
import { square } from '../../../engine/core/math/exactMath'
import { createRandom } from '../../../engine/core/math/random'
import type { Options } from '../options'
import { type Stat, texts } from '../texts/game'
import {
  boardNameOf,
  CIRCUITS,
  CLEARED_TICKS,
  isCleared,
  livesAt,
  NAMED_TICKS,
  POWER_TICKS,
  planIn,
} from './boards'
import { central, moveCursor } from './cursor'
import { drawCircuit } from './generator'
import { LIT_TICKS } from './growth'
import {
  type Action,
  type CircuitNode,
  ECHO_TICKS,
  type Event,
  FAILED_TICKS,
  GUARD_TICKS,
  HIDE_FROM,
  heightOf,
  INTRO_TICKS,
  LAST_SECONDS,
  LIVES,
  SIDE,
  scoreOf,
  secondsLeft,
  TALL,
  tapRadiusOf,
  type World,
} from './world'

export * from './boards'
export * from './growth'
export * from './world'

/** Sets up the circuit of the current level, with full time, its lives and visible numbers. */
function setUpLevel(world: World): void {
  Object.assign(world, drawCircuit(world.random, planIn(world), heightOf(world)))
  world.state = 'intro'
  world.wait = world.board && world.level === 1 ? NAMED_TICKS : INTRO_TICKS
  world.lives = livesAt(world)
  world.ticksLeft = planIn(world).seconds * TICKS_PER_SECOND
  world.cursor = world.cursor < 0 ? -1 : central(world)
  unwind(world)
}

/** Restarts the sequence. */
function unwind(world: World): void {
  world.progress = 0
  world.sinceTap = ECHO_TICKS + 1
  for (const node of world.nodes) node.completed = node.active = false
  for (const link of world.links) link.active = false
}

const lookAt = (world: World) => (world.grows || world.level >= HIDE_FROM ? planIn(world).look : -1)

function accept(world: World, node: CircuitNode, emit: Emit<Event>): void {
  const before = world.nodes.find(({ active }) => active)
  if (before) {
    before.active = false
    const link = world.links.find(
      ({ from, to }) => (from === before.id && to === node.id) || (from === node.id && to === before.id),
    )
    if (link) link.active = true
  }
  node.completed = node.active = true
  world.progress++
  world.sinceTap = 0
  const { progress, sequence } = world
  emit({ type: 'node', id: node.id, x: node.x, y: node.y, step: progress, of: sequence.length })
  if (world.board && progress === 1 && world.look !== 0) {
    world.look = 0
    emit({ type: 'hide' })
  }
  if (progress < sequence.length) return
  world.state = 'success'
  world.gained = scoreOf(world.level, secondsLeft(world))
  world.score += world.gained
  world.circuits++
  world.wait = isCleared(world) ? CLEARED_TICKS : world.grows ? LIT_TICKS : GUARD_TICKS
  emit({ type: 'connected', level: world.level, points: world.gained })
}

function fail(world: World, end: 'lives' | 'time', emit: Emit<Event>): void {
  world.state = 'failed'
  world.end = end
  world.wait = FAILED_TICKS
  emit({ type: 'failure', end })
}

function tap(world: World, node: CircuitNode, emit: Emit<Event>): void {
  if (node.id === world.sequence[world.progress]) {
    accept(world, node, emit)
    return
  }
  if (node.active && world.sinceTap <= ECHO_TICKS) return
  world.lives--
  emit({ type: 'wrong', id: node.id, x: node.x, y: node.y, lives: world.lives })
  if (world.lives <= 0) {
    fail(world, 'lives', emit)
    return
  }
  // The sequence restarts, and its numbers are visible again.
  unwind(world)
  world.look = lookAt(world)
}

/** Nodes under this tick's pointers. */
function touched(world: World, input: Input<Action>): CircuitNode[] {
  return input.pointers.flatMap(({ pressed, x, y }) => {
    if (!pressed) return []
    world.cursor = -1
    return (
      world.nodes.find((each) => square(each.x - x) + square(each.y - y) <= square(tapRadiusOf(world))) ?? []
    )
  })
}

/** Handles key presses in order: the cursor moves, a node is tapped, the sequence starts over. */
function pressKeys(world: World, keys: ReturnType<typeof keysOf>, emit: Emit<Event>): void {
  for (const key of keys) {
    if (typeof key === 'object') moveCursor(world, key)
    else if (world.state !== 'play') continue
    else if (key === 'reset' && world.progress > 0) {
      unwind(world)
      emit({ type: 'reset' })
    } else if (key === 'tap') {
      const node = world.nodes[world.cursor]
      // The first press only shows the cursor.
      if (node) tap(world, node, emit)
      else world.cursor = central(world)
    }
  }
}

const keysOf = (world: World, input: Input<Action>) => cursorKeys(world.stepping, input)

function play(world: World, input: Input<Action>, keys: ReturnType<typeof keysOf>, emit: Emit<Event>): void {
  world.ticksLeft--
  world.sinceTap++
  if (world.look > 0 && --world.look === 0) emit({ type: 'hide' })
  for (const node of touched(world, input)) if (world.state === 'play') tap(world, node, emit)
  pressKeys(world, keys, emit)
  if (world.state !== 'play') return
  if (world.ticksLeft <= 0) fail(world, 'time', emit)
  else if (world.ticksLeft % TICKS_PER_SECOND === 0 && secondsLeft(world) <= LAST_SECONDS)
    emit({ type: 'second', left: secondsLeft(world) })
}

/**
 * After a success the lit circuit is visible for a moment; then 'next' continues and 'menu' leaves. In Overload and Boards
 * the next one follows without a press.
 */
function rest(world: World, input: Input<Action>, emit: Emit<Event>): void {
  if (isCleared(world) && world.wait === CLEARED_TICKS - POWER_TICKS)
    emit({ type: 'cleared', stars: world.lives })
  if (world.wait > 0) world.wait--
  else if (isCleared(world)) {
    world.state = 'over'
    world.end = 'cleared'
  } else if (!world.grows && input.pressed('menu')) {
    world.state = 'over'
    world.end = 'menu'
  } else if (world.grows || input.pressed('next')) {
    world.level++
    setUpLevel(world)
    world.look = lookAt(world)
    emit({ type: 'level', level: world.level, ...(world.board && { of: CIRCUITS }) })
  }
}

export const rules: RealtimeRules<World, Action, Event, Options, Stat> = {
  start(options, seed, { height }) {
    const grows = options.growth !== 'off'
    const isRoad = options.growth === 'boards'
    const world: World = {
      random: createRandom(seed),
      state: 'intro',
      wait: INTRO_TICKS,
      level: isRoad ? 1 : Number(options.from),
      grows,
      ...(isRoad && { board: Number(options.board) }),
      lives: LIVES,
      score: 0,
      circuits: 0,
      ticksLeft: 0,
      nodes: [],
      links: [],
      sequence: [],
      progress: 0,
      look: -1,
      gained: 0,
      end: '',
      cursor: -1,
      stepping: noSteps(),
      sinceTap: 0,
      ...(grows && { height: height > SIDE ? TALL : SIDE }),
    }
    setUpLevel(world)
    world.look = lookAt(world)
    return world
  },

  step(world, input, emit) {
    if (world.state === 'over') return
    const keys = keysOf(world, input)
    if (world.state === 'intro') pressKeys(world, keys, emit)
    if (world.state === 'success') rest(world, input, emit)
    else if (world.state === 'play') play(world, input, keys, emit)
    else if (--world.wait <= 0) world.state = world.state === 'intro' ? 'play' : 'over'
  },

  // The bar on the board shows the time, too: in Overload and Boards the space beside the lives is for Reset. The status
  // line says the last seconds.
  hud: (world): Hud<Stat> => ({
    Score: world.score,
    ...(world.board ? { Circuit: `${world.level}/${CIRCUITS}` } : { Level: world.level }),
    ...(!world.grows && { Time: secondsLeft(world) }),
    Lives: world.lives,
  }),

  interlude: ({ state, wait, level, gained, score, grows }) =>
    state === 'success' && wait === 0 && !grows
      ? {
          title: texts.success.title,
          detail: texts.success.complete(level),
          results: { 'Level score': gained, Score: score },
          choices: [
            { action: 'next', label: texts.success.next },
            { action: 'menu', label: texts.success.menu },
          ],
        }
      : null,

  outcome({ state, end, score, circuits, level, board, lives }): Outcome<Stat> | null {
    if (state !== 'over') return null
    if (board) {
      const name = texts.boards[boardNameOf(board)]
      const results = { 'Final Score': score, Stars: end === 'cleared' ? lives : 0 }
      if (end === 'cleared') return { result: 'won', title: texts.ends.board(name, lives), results }
      const detail = texts.ends.circuit(level, CIRCUITS)
      return { result: 'lost', title: texts.ends.lost, detail, results }
    }
    const results = { 'Final Score': score, Circuits: circuits }
    if (end === 'menu') return { result: 'won', title: texts.ends.left, results, left: true }
    const detail = end === 'time' ? texts.ends.time(level) : texts.ends.lives(level)
    return { result: 'lost', title: texts.ends.lost, detail, results }
  },
}
