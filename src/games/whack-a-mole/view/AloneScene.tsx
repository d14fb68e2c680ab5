/** The scene of one garden: nine holes, the mallets, and effects. */
import { useMemo, useRef } from 'react'
import type { SceneProps } from '../../../engine/core/game/contract'
import { itemAt } from '../../../engine/core/itemAt'
import { hexNumber, tint } from '../../../engine/core/palette'
import { useEvents } from '../../../engine/stage/clock'
import { Bursts, type BurstsHandle } from '../../../engine/stage/parts/Bursts'
import { Floaters, type FloatersHandle } from '../../../engine/stage/parts/Floaters'
import { Playfield } from '../../../engine/stage/parts/Playfield'
import { Shake, type ShakeHandle } from '../../../engine/stage/parts/Shake'
import { Stars } from '../../../engine/stage/parts/Stars'
import { COMBO_STEP, type Event, holeAt, MAX_TIMES, rowOf, type World } from '../rules'
import { texts } from '../texts/game'
import { HELMET } from './paintings'
import { drawGarden } from './paintings/garden'
import { LOOKS, lookOf } from './paintings/looks'
import { EARTH } from './paintings/mounds'
import { Aim, Fireflies } from './SceneGarden'
import { SceneHammer } from './SceneHammer'
import { SceneHole } from './SceneHole'
import { SceneStage } from './SceneStage'

const SOIL = hexNumber(EARTH)
const UP = -Math.PI / 2

/** The fields of an event at a hole. */
type AtHole = { readonly hole: number }

export function AloneScene({ world, size }: SceneProps<World>) {
  const { width, height } = size
  const bursts = useRef<BurstsHandle>(null)
  const floaters = useRef<FloatersHandle>(null)
  const shake = useRef<ShakeHandle>(null)
  const count = world.holes.length
  const spots = useMemo(() => Array.from({ length: count }, (_, hole) => holeAt(hole, count)), [count])
  /** From the row at the back to the front. */
  const all = useMemo(() => spots.map((_, hole) => hole).sort((a, b) => rowOf(a) - rowOf(b)), [spots])
  const mouth = ({ hole }: AtHole) => itemAt(spots, hole)
  /** A line across the field. */
  const say = (text: string, size = 54, color = tint('yellow'), ms = 1200) =>
    floaters.current?.float(text, width / 2, height * 0.46, { size, color, ms })
  /** Clods of soil thrown out of a hole. */
  const soil = (event: AtHole, count: number, speed: number) => {
    const { x, y } = mouth(event)
    bursts.current?.burst(x, y + 6, {
      color: SOIL,
      count,
      speed,
      size: 11,
      shape: 'circle',
      gravity: 620,
      angle: UP,
      spread: 2,
    })
  }
  const look = world.rush ? lookOf(world.rush.stage) : 'dusk'
  useEvents<Event>({
    stir: (event) => soil(event, 5, 120),
    up: (event) => soil(event, 9, 230),
    whack: (event) => {
      const { x, y } = mouth(event)
      const { combo: run, points } = event
      bursts.current?.burst(x, y - 74, {
        color: tint('yellow'),
        count: 9 + Math.min(run, 8),
        shape: 'star',
        size: 17,
        speed: 270,
        life: 560,
      })
      soil(event, 6, 180)
      shake.current?.shake(4, 110)
      floaters.current?.float(`+${points}`, x, y - 104, { size: 32 + Math.min(run, 10), ms: 800 })
      if (run % COMBO_STEP > 0) return
      // Below the hole, which is too dark for words that fade.
      floaters.current?.float(texts.garden.run(run), x, y + 70, { size: 26, color: 0xfff6b0, ms: 1300 })
      // Each mole is worth more from now on.
      if (world.mode !== 'classic' && run / COMBO_STEP < MAX_TIMES) say(`×${run / COMBO_STEP + 1}`, 110)
    },
    miss: (event) => {
      const { x, y } = mouth(event)
      for (const side of [0, Math.PI]) {
        bursts.current?.burst(x + (side ? -44 : 44), y + 10, {
          color: 0xd8c3a2,
          count: 5,
          shape: 'circle',
          speed: 110,
          size: 15,
          life: 380,
          gravity: -40,
          angle: side,
          spread: 1.3,
        })
      }
    },
    helmet: (event) => {
      const { x, y } = mouth(event)
      shake.current?.shake(3, 90)
      bursts.current?.burst(x, y - 108, {
        color: hexNumber(HELMET),
        count: 7,
        speed: 240,
        size: 13,
        angle: UP,
        spread: 2.4,
        gravity: 620,
      })
    },
    decoy: (event) => {
      const { x, y } = mouth(event)
      shake.current?.shake(6, 180)
      bursts.current?.burst(x, y - 66, {
        color: 0x8b98c4,
        count: 14,
        speed: 250,
        size: 9,
        angle: UP,
        spread: 3.6,
      })
      floaters.current?.float(`${event.points}`, x, y - 104, { size: 32, color: 0xffa27d, ms: 900 })
    },
    escape: (event) => {
      const { x, y } = mouth(event)
      soil(event, 6, 160)
      if (event.forgiven) say(texts.garden.forgiven, 40, tint('paper'), 1600)
      if (world.mode !== 'classic') return
      // The final animation: the escaped mole laughs.
      shake.current?.shake(8, 260)
      floaters.current?.float(texts.garden.laugh, x - 52, y - 80, { size: 28, ms: 800 })
      floaters.current?.float(texts.garden.laugh, x + 54, y - 100, { size: 36, ms: 1000 })
    },
    round: ({ round }) => say(texts.garden.round(round), 64, tint('sky'), 1500),
    star: ({ stars }) => {
      say(texts.garden.star(stars), 64)
      for (const side of [0.2, 0.5, 0.8])
        bursts.current?.burst(width * side, height * 0.42, {
          color: tint('yellow'),
          count: 12,
          shape: 'star',
          size: 18,
          speed: 320,
          life: 800,
        })
    },
    second: ({ left }) => say(`${left}`, 90, tint('orange'), 700),
    finish: () => {
      if (world.mode === 'classic') return
      for (const [hole, { x, y }] of spots.entries()) {
        bursts.current?.burst(x, y - 20, {
          color: tint(hole % 2 ? 'yellow' : 'sky'),
          count: 12,
          shape: 'star',
          size: 14,
          speed: 280,
          life: 900,
          angle: UP,
          spread: 1.8,
        })
      }
    },
  })
  return (
    <Shake ref={shake}>
      <Playfield
        name={`whack-a-mole:${world.rush ? 'fair' : ''}:${look}:${count}`}
        size={size}
        draw={(brush) => drawGarden(brush, size, spots, look, world.rush !== undefined)}
      />
      <Aim world={world} spots={spots} />
      {all.map((hole) => (
        <SceneHole key={hole} world={world} hole={hole} at={itemAt(spots, hole)} />
      ))}
      {LOOKS[look].flies && <Fireflies size={size} />}
      {all.map((hole) => (
        <SceneHammer key={hole} hole={hole} at={itemAt(spots, hole)} />
      ))}
      <Bursts ref={bursts} />
      {world.rush && <SceneStage world={world} rush={world.rush} size={size} />}
      {world.rush && <Stars stars={() => world.rush?.stars ?? 0} x={width / 2} y={26} />}
      <Floaters ref={floaters} field={size} />
    </Shake>
  )
}
