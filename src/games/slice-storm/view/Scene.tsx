/** The scene of Slice Storm: the order of its layers, and the effects of each event. */
import { useMemo, useRef } from 'react'
import type { SceneProps } from '../../../engine/core/game/contract'
import { clamp, type Point } from '../../../engine/core/math/geometry'
import { hexNumber, tint, vivid } from '../../../engine/core/palette'
import { useEvents, useTick } from '../../../engine/stage/clock'
import { Bursts, type BurstsHandle } from '../../../engine/stage/parts/Bursts'
import { Floaters, type FloatersHandle } from '../../../engine/stage/parts/Floaters'
import { Shake, type ShakeHandle } from '../../../engine/stage/parts/Shake'
import { baseRadius, type Event, FRUIT, type FruitName, type World } from '../rules/world'
import { texts } from '../texts/game'
import { createAfter } from './after'
import { SceneAttract } from './SceneAttract'
import { SceneBlades } from './SceneBlades'
import { SceneBoard } from './SceneBoard'
import { SceneCombo } from './SceneCombo'
import { SceneFrame, SceneLeaves } from './SceneFrame'
import { SceneCuts, SceneJuice, type SplashHandle } from './SceneJuice'
import { POWER_COLORS, ScenePowerSymbols, ScenePowers } from './ScenePowers'
import { SceneSky } from './SceneSky'
import { SceneStage } from './SceneStage'
import { SceneHalves, SceneThings } from './SceneThings'

/** Juice is drawn this much more colorful than the rules say. */
const RICHER = 1.55
const juiceOf = (name: FruitName): number => hexNumber(vivid(FRUIT[name].juice, RICHER))

export default function Scene({ world }: SceneProps<World>) {
  const after = useMemo(() => createAfter(world), [world])
  useTick(after.tick)
  const bursts = useRef<BurstsHandle>(null)
  const floaters = useRef<FloatersHandle>(null)
  const shake = useRef<ShakeHandle>(null)
  const juice = useRef<SplashHandle>(null)
  const cuts = useRef<SplashHandle>(null)
  /** Effects scale with the window, including words. */
  const unit = () => baseRadius(world.width, world.height) / 50
  const say = (text: string, x: number, y: number, size: number, color: number, ms: number) => {
    const room = Math.min(world.width / 2, text.length * size * unit() * 0.32 + 8)
    floaters.current?.float(text, clamp(x, room, world.width - room), clamp(y, 40, world.height - 24), {
      size: Math.max(16, size * unit()),
      color,
      ms,
    })
  }
  const spray = (event: Point, color: number, angle: number, count: number) => {
    bursts.current?.burst(event.x, event.y, {
      color,
      count,
      angle,
      spread: 1.5,
      speed: 520 * unit(),
      size: 13 * unit(),
      life: 520,
      gravity: 900 * unit(),
      shape: 'circle',
    })
  }
  /** Zen and Arcade are played over a table, Classic under the sky. */
  const onTable = world.zen || world.arcade !== null
  useEvents<Event>({
    slice: (event) => {
      const { x, y, name, radius, angle, points } = event
      const color = juiceOf(name)
      juice.current?.splash(x, y, radius, color)
      cuts.current?.splash(x, y, radius, 0xffffff, angle)
      // Juice flies to both sides of the stroke.
      for (const side of [-1, 1]) spray(event, color, angle + side * 1.1, 7)
      say(`+${points}`, x, y - radius * 0.8, 20, tint('paper'), 600)
    },
    bomb: ({ x, y, radius, lost, points }) => {
      shake.current?.shake(10, 300)
      cuts.current?.blast(x, y, radius * 6)
      for (const [color, count] of [
        [tint('vermilion'), 22],
        [tint('yellow'), 14],
        [0x2b2f3c, 12],
      ] as const)
        bursts.current?.burst(x, y, {
          color,
          count,
          speed: 760 * unit(),
          size: 18 * unit(),
          life: 800,
          gravity: 500 * unit(),
        })
      if (points !== undefined) say(`−${points}`, x, y, 40, 0xffb09a, 1300)
      else say(texts.sky.livesLost(lost), x, y, 34, 0xffb09a, 1300)
    },
    power: ({ power }) =>
      say(texts.sky.power[power], world.width / 2, world.height * 0.3, 60, POWER_COLORS[power], 1500),
    three: ({ x, y, points }) => say(`+${points}`, x, y - 60 * unit(), 40, tint('orange'), 900),
    star: ({ stars }) =>
      say(texts.sky.star(stars), world.width / 2, world.height * 0.3, 60, tint('yellow'), 1500),
    denser: () => say(texts.sky.denser, world.width / 2, world.height * 0.22, 48, tint('sky'), 1300),
    miss: ({ x }) => {
      shake.current?.shake(4, 120)
      say(texts.sky.missed, x, world.height - 46 * unit(), 28, 0xffb09a, 1000)
    },
    dropped: ({ x }) => say(texts.sky.missed, x, world.height - 46 * unit(), 24, 0xffb09a, 800),
    lifeBack: () => say(texts.sky.lifeBack, world.width / 2, world.height * 0.36, 46, tint('green'), 1300),
    bonus: ({ combo, points }) =>
      say(texts.sky.bonus(combo, points), world.width / 2, world.height * 0.32, 44, tint('yellow'), 1200),
    level: ({ level }) => {
      say(texts.sky.level(level), world.width / 2, world.height * 0.24, 54, tint('sky'), 1500)
    },
  })
  return (
    <Shake ref={shake}>
      {onTable ? <SceneBoard world={world} /> : <SceneSky world={world} />}
      {world.arcade && <SceneLeaves world={world} arcade={world.arcade} />}
      <SceneJuice ref={juice} stays={onTable} />
      {world.arcade && <SceneStage world={world} arcade={world.arcade} />}
      <SceneAttract world={world} />
      <SceneHalves after={after} />
      {world.arcade && <ScenePowers world={world} after={after} />}
      <SceneCombo world={world} />
      <SceneThings world={world} after={after} />
      {world.arcade && <ScenePowerSymbols after={after} />}
      <Bursts ref={bursts} />
      <SceneBlades world={world} />
      <SceneCuts ref={cuts} world={world} />
      {world.arcade && <SceneFrame world={world} arcade={world.arcade} />}
      <Floaters ref={floaters} field={world} />
    </Shake>
  )
}
