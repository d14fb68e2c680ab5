/** The scene of Pixel Sushi Chef: the bar at night, guests behind the counter, and effects. */
import type { Sprite } from 'pixi.js'
import { useRef } from 'react'
import type { EventOf, SceneProps } from '../../../engine/core/game/contract'
import { itemAt } from '../../../engine/core/itemAt'
import { type Hue, hexNumber, PALETTE, tint, tone } from '../../../engine/core/palette'
import { useEvents, useFrame } from '../../../engine/stage/clock'
import { barTexture } from '../../../engine/stage/painting/lights'
import { Bursts, type BurstsHandle } from '../../../engine/stage/parts/Bursts'
import { Floaters, type FloatersHandle } from '../../../engine/stage/parts/Floaters'
import { Shake, type ShakeHandle } from '../../../engine/stage/parts/Shake'
import { Stars } from '../../../engine/stage/parts/Stars'
import { END_TICKS, type Event, INGREDIENTS, type Layout, layoutOf, slotsOf, type World } from '../rules'
import { texts } from '../texts/game'
import { EveningName } from './EveningName'
import { coinTexture, lanternTexture } from './paintings'
import { dishTexture, lumpTexture } from './paintings/dishes'
import { foodTexture } from './paintings/foods'
import { counterTexture, MARGIN, roomTexture } from './paintings/room'
import { DISH_MS, dishY, SceneDish } from './SceneDish'
import { type FlightsHandle, SceneFlights } from './SceneFlights'
import { SceneGuest } from './SceneGuest'
import { SceneMat } from './SceneMat'
import { type RewardsHandle, SceneRewards } from './SceneRewards'
import { SceneTicket } from './SceneTicket'
import { SceneTrays } from './SceneTrays'

const SEATS = [0, 1, 2] as const
const light = (hue: Hue) => hexNumber(tone(PALETTE[hue], 0.5))

export default function Scene({ world }: SceneProps<World>) {
  const bar = layoutOf(world)
  const { counterY, bin, slotY, trays } = bar
  const middle = { x: bar.width / 2, y: slotY }
  const seatX = (seat: number) => bar.seatX[seat] ?? middle.x
  const bursts = useRef<BurstsHandle>(null)
  const floaters = useRef<FloatersHandle>(null)
  const shake = useRef<ShakeHandle>(null)
  const flights = useRef<FlightsHandle>(null)
  const rewards = useRef<RewardsHandle>(null)
  const puff = (x: number, y: number, color: number, count = 10) =>
    bursts.current?.burst(x, y, {
      color,
      count,
      speed: 150,
      size: 10,
      life: 420,
      gravity: 60,
      shape: 'square',
    })
  const pay = (x: number) => {
    bursts.current?.burst(x, counterY - 40, {
      color: tint('yellow'),
      count: 12,
      speed: 210,
      size: 11,
      life: 620,
      gravity: 260,
      shape: 'star',
    })
    for (const n of [0, 1, 2])
      flights.current?.fly({
        texture: coinTexture(),
        from: { x: x - 20 + n * 20, y: counterY - 20 },
        to: { x: 30, y: -20 },
        ms: 420 + n * 80,
        bow: 40,
        scale: [0.6, 0.45],
        spin: 3,
      })
  }
  /** Light on a dark sign: the coins of a dish, the tip, and what a guest wished for. */
  const praise = ({ seat, reward, tip, bonus, why }: EventOf<Event, 'served'>) =>
    rewards.current?.show(seat, [
      { text: `+${reward}`, color: tint('yellow') },
      ...(tip ? [{ text: texts.bar.tip(tip), color: light('green') }] : []),
      ...(bonus && why ? [{ text: `${texts.bar.bonus[why]} +${bonus}`, color: light('pink') }] : []),
    ])
  useEvents<Event>({
    back: ({ kind, slot }) => {
      const index = INGREDIENTS.findIndex(({ type }) => type === kind)
      flights.current?.fly({
        texture: foodTexture(INGREDIENTS[index]?.type ?? 'rice'),
        from: { x: slotsOf(bar, world.rollSize).xs[slot] ?? middle.x, y: slotY },
        to: { x: trays[index]?.x ?? middle.x, y: (trays[index]?.y ?? bar.height) - 20 },
        ms: 150,
        bow: 30,
      })
    },
    served: (event) => {
      const { recipe, dish } = event
      const x = seatX(event.seat)
      puff(middle.x, middle.y, 0xf6f0e0, 8)
      floaters.current?.float(texts.dishes[dish], middle.x, middle.y - 20, { size: 30, ms: 900 })
      flights.current?.fly({
        texture: dishTexture(recipe),
        from: middle,
        to: { x, y: dishY(bar) },
        ms: DISH_MS,
        bow: 60,
        scale: [1.15, 0.95],
        onLand: () => {
          pay(x)
          praise(event)
        },
      })
    },
    wrong: () =>
      flights.current?.fly({
        texture: lumpTexture(),
        from: middle,
        to: { x: bin.x, y: bin.y - 20 },
        ms: 320,
        bow: 90,
        scale: [1, 0.5],
        spin: -2.5,
        onLand: () => puff(bin.x, bin.y - 20, 0x8b7c6b, 14),
      }),
    clear: () => puff(middle.x, middle.y, 0xc9c87c, 8),
    late: ({ seat }) => {
      shake.current?.shake(8, 240)
      puff(seatX(seat), counterY - 110, 0xe5483c, 14)
    },
    shift: ({ shift }) => {
      puff(middle.x, middle.y, 0xffc66b, 24)
      floaters.current?.float(itemAt(texts.shifts, shift - 1), middle.x, counterY - 50, {
        size: 60,
        ms: 1800,
      })
    },
    star: ({ stars }) => {
      floaters.current?.float(texts.bar.star(stars), middle.x, counterY - 50, {
        size: 64,
        ms: 1300,
        color: tint('yellow'),
      })
      for (const x of bar.seatX) puff(x, counterY - 60, tint('yellow'), 10)
    },
    level: ({ level }) =>
      floaters.current?.float(texts.bar.level(level), middle.x, counterY - 58, { size: 54, ms: 1300 }),
    second: ({ seconds }) =>
      floaters.current?.float(String(seconds), middle.x, counterY - 28, {
        size: 44,
        ms: 800,
        color: tint('orange'),
      }),
  })
  return (
    <Shake ref={shake}>
      <pixiSprite texture={roomTexture(bar, world.evening?.number)} x={-MARGIN} y={-MARGIN} />
      <Lanterns world={world} bar={bar} />
      {SEATS.map((seat) => (
        <SceneGuest key={seat} world={world} seat={seat} />
      ))}
      <pixiSprite texture={counterTexture(bar)} x={-MARGIN} y={-MARGIN} />
      {SEATS.map((seat) => (
        <SceneDish key={seat} bar={bar} seat={seat} />
      ))}
      {SEATS.map((seat) => (
        <SceneTicket key={seat} world={world} seat={seat} />
      ))}
      <SceneMat world={world} />
      <SceneTrays world={world} />
      <SceneFlights ref={flights} />
      <Night world={world} bar={bar} />
      {world.evening && <EveningName world={world} evening={world.evening} bar={bar} />}
      {world.evening && <Stars stars={() => world.evening?.stars ?? 0} x={bar.width / 2} y={20} />}
      <SceneRewards ref={rewards} world={world} />
      <Bursts ref={bursts} />
      <Floaters ref={floaters} field={world} />
    </Shake>
  )
}

const LANTERNS = [0, 1, 2, 3] as const

interface Within {
  readonly world: World
  readonly bar: Layout
}

/** Each level, or part of an evening, lights one more lantern; they hang between the seats. */
function Lanterns({ world, bar }: Within) {
  const sprites = useRef<(Sprite | null)[]>([])
  const time = useRef(0)
  useFrame((_alpha, ms) => {
    time.current += ms
    sprites.current.forEach((lantern, index) => {
      if (!lantern) return
      // From the middle outward.
      const at = index === 1 ? 0 : index === 2 ? 1 : index === 0 ? 2 : 3
      lantern.texture = lanternTexture(at < (world.evening ? world.shift + 1 : world.level))
    })
  })
  return LANTERNS.map((index) => (
    <pixiSprite
      key={index}
      ref={(node) => {
        sprites.current[index] = node
      }}
      texture={lanternTexture(false)}
      anchor={{ x: 0.5, y: 0 }}
      x={itemAt(bar.seatX, 0) + (index - 0.5) * bar.seatWidth}
      y={28}
    />
  ))
}

/** The final animation: the lights dim. */
function Night({ world, bar }: Within) {
  const shade = useRef<Sprite>(null)
  useFrame(() => {
    if (!shade.current) return
    const part = world.state === 'play' ? 0 : world.state === 'over' ? 1 : 1 - world.wait / END_TICKS
    shade.current.alpha = part * 0.5
    shade.current.visible = part > 0
  })
  return (
    <pixiSprite
      ref={shade}
      texture={barTexture(100, 12, 0)}
      tint={0x0a0a18}
      x={-MARGIN}
      y={-MARGIN}
      width={bar.width + 2 * MARGIN}
      height={bar.height + 2 * MARGIN}
      visible={false}
    />
  )
}
