/** The scene of Whack-a-Mole: the garden, nine holes, the mallets, and effects. */
import { useRef } from 'react'
import type { SceneProps } from '../../../engine/core/game/contract'
import { hexNumber, tint } from '../../../engine/core/palette'
import { useEvents } from '../../../engine/stage/clock'
import { Bursts, type BurstsHandle } from '../../../engine/stage/parts/Bursts'
import { Floaters, type FloatersHandle } from '../../../engine/stage/parts/Floaters'
import { Playfield } from '../../../engine/stage/parts/Playfield'
import { Shake, type ShakeHandle } from '../../../engine/stage/parts/Shake'
import { type Event, HOLES, holeAt, type World } from '../rules'
import { texts } from '../texts/game'
import { HELMET } from './paintings'
import { drawGarden } from './paintings/garden'
import { EARTH } from './paintings/mounds'
import { Aim, Fireflies } from './SceneGarden'
import { SceneHammer } from './SceneHammer'
import { SceneHole } from './SceneHole'

const ALL = Array.from({ length: HOLES }, (_, hole) => hole)
const SOIL = hexNumber(EARTH)
const UP = -Math.PI / 2
/** Moles of a combo between two celebrations. */
const RUN = 5

/** The fields of an event at a hole. */
type AtHole = { readonly hole: number }

const mouth = ({ hole }: AtHole) => holeAt(hole)

export default function Scene({ world, size }: SceneProps<World>) {
  const bursts = useRef<BurstsHandle>(null)
  const floaters = useRef<FloatersHandle>(null)
  const shake = useRef<ShakeHandle>(null)
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
      if (run % RUN === 0)
        floaters.current?.float(texts.garden.run(run), x, y + 40, {
          size: 24,
          color: tint('yellow'),
          ms: 1000,
        })
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
      if (world.mode !== 'classic') return
      // The final animation: the escaped mole laughs.
      shake.current?.shake(8, 260)
      floaters.current?.float(texts.garden.laugh, x - 52, y - 80, { size: 28, ms: 800 })
      floaters.current?.float(texts.garden.laugh, x + 54, y - 100, { size: 36, ms: 1000 })
    },
    finish: () => {
      if (world.mode === 'classic') return
      for (const hole of ALL) {
        const { x, y } = holeAt(hole)
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
      <Playfield name="whack-a-mole" size={size} draw={drawGarden} />
      <Aim world={world} />
      {ALL.map((hole) => (
        <SceneHole key={hole} world={world} hole={hole} />
      ))}
      <Fireflies />
      {ALL.map((hole) => (
        <SceneHammer key={hole} hole={hole} />
      ))}
      <Bursts ref={bursts} />
      <Floaters ref={floaters} />
    </Shake>
  )
}
