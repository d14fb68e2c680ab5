/**
 * With reduced motion nothing in a scene moves by itself: nothing shakes, flies, spreads or sways, and when the world stands
 * still, so does everything else.
 */
import '../../support/canvas'
import { readdirSync, readFileSync } from 'node:fs'
import { Texture } from 'pixi.js'
import { type ComponentType, createRef, type ReactNode, type Ref } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type {
  OptionValues,
  RealtimeBot,
  RealtimeGame,
  SceneProps,
} from '../../../src/engine/core/game/contract'
import { completeOptions } from '../../../src/engine/core/game/option'
import { worldSize } from '../../../src/engine/core/game/shape'
import { createRandom, draw } from '../../../src/engine/core/math/random'
import { SceneClock, SceneClockContext } from '../../../src/engine/stage/clock'
import type { Role } from '../../../src/engine/stage/painting/outlines'
import { Bursts, type BurstsHandle } from '../../../src/engine/stage/parts/Bursts'
import { Cursor } from '../../../src/engine/stage/parts/Cursor'
import { Floaters, type FloatersHandle } from '../../../src/engine/stage/parts/Floaters'
import { Rings, type RingsHandle } from '../../../src/engine/stage/parts/Rings'
import { Shake, type ShakeHandle } from '../../../src/engine/stage/parts/Shake'
import { Stars } from '../../../src/engine/stage/parts/Stars'
import { Trail } from '../../../src/engine/stage/parts/Trail'
import { bots } from '../../../src/games/bots'
import { findGame } from '../../../src/games/catalog'
import { botTick, newRealtime } from '../../../src/workbench/time/playOn'
import { TABLE } from '../../contract/table'
import { sample } from '../../support/proofs'
import { type Figure, figuresIn, movedBy, showScene } from '../../support/scenes'

const FRAME_MS = 25

// Scenes draw lots for their particles.
beforeEach(() => {
  const random = createRandom(1)
  vi.spyOn(Math, 'random').mockImplementation(() => draw(random))
})

const inScene = (clock: SceneClock, node: ReactNode) => (
  <SceneClockContext value={clock}>{node}</SceneClockContext>
)

const white = () => Texture.WHITE
const cornersOf = [
  { x: 0, y: 0 },
  { x: 90, y: 30 },
] as const
/** What the cursor and the trail follow. */
const followed = { corner: 0, x: 0 }

interface Mover {
  readonly node: ReactNode
  begin(): void
}

/** A part of the stage, and how its handle makes it move. */
function mover<Handle>(node: (ref: Ref<Handle>) => ReactNode, begin: (handle: Handle) => void): Mover {
  const ref = createRef<Handle>()
  return { node: node(ref), begin: () => begin(ref.current as Handle) }
}

const PARTS: readonly (readonly [name: string, make: () => Mover])[] = [
  [
    'Bursts',
    () =>
      mover<BurstsHandle>(
        (ref) => <Bursts ref={ref} />,
        ({ burst }) => burst(0, 0, { color: 0 }),
      ),
  ],
  [
    'Cursor',
    () =>
      mover(
        () => (
          <Cursor
            at={() => cornersOf[followed.corner]}
            texture={white}
            glide={120}
            breath={{ share: 0.1, ms: 180 }}
          />
        ),
        () => Object.assign(followed, { corner: 1 }),
      ),
  ],
  [
    'Floaters',
    () =>
      mover<FloatersHandle>(
        (ref) => <Floaters ref={ref} />,
        ({ float }) => float('+10', 0, 0),
      ),
  ],
  [
    'Rings',
    () =>
      mover<RingsHandle>(
        (ref) => <Rings ref={ref} texture={white} />,
        ({ ring }) => ring(0, 0, { radius: 40, ms: 700 }),
      ),
  ],
  [
    'Shake',
    () =>
      mover<ShakeHandle>(
        (ref) => (
          <Shake ref={ref}>
            <pixiSprite texture={white()} />
          </Shake>
        ),
        ({ shake }) => shake(8),
      ),
  ],
  [
    'Stars',
    () =>
      mover(
        () => <Stars stars={() => followed.corner} x={0} y={0} />,
        () => Object.assign(followed, { corner: 1 }),
      ),
  ],
  [
    'Trail',
    () =>
      mover(
        () => <Trail of={() => [{ x: followed.x, y: 0 }]} radius={10} color={0} />,
        () => {},
      ),
  ],
]

describe('parts of scenes', () => {
  it('that read the setting are all listed here', () => {
    const folder = 'src/engine/stage/parts'
    const reading = readdirSync(folder).filter((file) =>
      readFileSync(`${folder}/${file}`, 'utf8').includes('useReducedMotion()'),
    )
    expect(PARTS.map(([name]) => `${name}.tsx`)).toEqual(reading)
  })

  it.each(PARTS)('%s moves, and not with reduced motion', async (_name, make) => {
    const moves = async (reducedMotion: boolean) => {
      Object.assign(followed, { corner: 0, x: 0 })
      const clock = new SceneClock()
      clock.reducedMotion = reducedMotion
      const { node, begin } = make()
      const stage = await showScene(inScene(clock, node))
      clock.frame(1, FRAME_MS)
      begin()
      const seen = new Set<string>()
      for (let n = 0; n < 10; n++) {
        followed.x += 8
        clock.tick()
        clock.frame(1, FRAME_MS)
        seen.add(JSON.stringify([...figuresIn(stage).values()].map(({ points }) => points)))
      }
      return seen.size > 1
    }
    expect(await moves(false)).toBe(true)
    expect(await moves(true)).toBe(false)
  })
})

/** Ticks that a bot plays, and ticks without input after that, so that the game is lost. */
const PLAYED = sample(300, 3600)
const LEFT_ALONE = 600
/** The world stands still at its start, at these ticks, at the first event of each kind, and at its end. */
const STILL_AT = [120, 360]
/** After so many frames everything has followed the world: from then on it moves by less than `FAR` in a frame, in units. */
const FOLLOWING = 4
const FAR = 0.5
/** In these frames a shake or a burst would still move. What moves after a pause, sways for ever. */
const MOVING = 9
const PAUSE_MS = 400
/** A way in units that counts as none. */
const NEAR = 0.02

/** Scenery passes by at the pace of the game. */
const PASSING: readonly Role[] = ['far', 'ground']
/** A blink, a beat of a wing for each press, and a wheel on the passing ground. */
const MAY_MOVE: readonly string[] = ['blue:eyes', 'flappy:wing', 'gravity:wheel']

/** The usual options, and in proofs those that differ most from them. */
function variants({ options, players }: RealtimeGame): OptionValues[] {
  const others = Object.fromEntries(
    options.map((option) => [
      option.id,
      option.id === 'players' ? option.initial : (option.choices.at(-1)?.value ?? ''),
    ]),
  )
  return [completeOptions(options), others]
    .slice(0, sample(1, 2))
    .filter((each) => (players?.(each) ?? 1) === 1)
}

describe('the scene of', () => {
  const ids = TABLE.filter(([, , , , , kind]) => kind === 'realtime').map(([id]) => id)
  it.each(ids)('%s stands still with its world', { tags: ['sample'] }, async (id) => {
    const game = (await findGame(id)?.load())?.default as RealtimeGame
    const bot = (await bots[id]?.()) as RealtimeBot<unknown>
    const { default: Scene } = (await game.scene()) as { default: ComponentType<SceneProps> }
    for (const options of variants(game)) {
      const size = worldSize(game, options)
      const plays: typeof bot = (world, tick) => (tick < PLAYED ? bot(world, tick) : {})
      const run = newRealtime(game, options, 7, size)
      const clock = new SceneClock()
      clock.reducedMotion = true
      const world = () => run.world
      clock.camera = game.zoom?.begin(world, () => true).camera ?? null
      const scene = <Scene world={run.world} options={options} size={size} turned={0} />
      const stage = await showScene(inScene(clock, scene))

      const moved = new Set<string>()
      let most = 0
      /** Shows a frame, and notes what moves farther than this in it. */
      const next = (before: ReturnType<typeof figuresIn>, ms: number, far: number) => {
        clock.frame(1, ms)
        const now = figuresIn(stage)
        most = Math.max(most, now.size)
        for (const [each, figure] of now) {
          const old: Figure | undefined = before.get(each)
          const { name, role } = figure
          if (PASSING.includes(role) || MAY_MOVE.includes(name)) continue
          const way = old ? movedBy(old, figure) : 0
          if (way > far) moved.add(`${name} by ${way.toFixed(2)} at ${run.tick}`)
        }
        return now
      }
      const standStill = () => {
        for (let n = 0; n < FOLLOWING; n++) clock.frame(1, FRAME_MS)
        let figures = figuresIn(stage)
        for (let n = 0; n < MOVING; n++) figures = next(figures, FRAME_MS, FAR)
        clock.frame(1, PAUSE_MS)
        next(figuresIn(stage), 5 * FRAME_MS, NEAR)
      }
      standStill()
      const known = new Set<string>()
      for (let goesOn = true; goesOn && run.tick < PLAYED + LEFT_ALONE; ) {
        let isNew = STILL_AT.includes(run.tick)
        goesOn = botTick(run, game, plays)
        for (const event of goesOn ? run.events : []) {
          isNew ||= !known.has(event.type)
          known.add(event.type)
          clock.event(event)
        }
        clock.tick()
        clock.frame(1, 1000 / 60)
        if (isNew || !goesOn) standStill()
      }
      expect([...moved], JSON.stringify(options)).toEqual([])
      // A game from the template has three.
      expect(most, 'figures').toBeGreaterThan(2)
    }
  })
})
