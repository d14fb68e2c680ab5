/** The scene of Blue Block Runner: the town, falling things, the players, and effects. */
import { useRef } from 'react'
import type { SceneProps } from '../../../engine/core/game/contract'
import { itemAt } from '../../../engine/core/itemAt'
import { hexNumber, tint } from '../../../engine/core/palette'
import { useEvents, useFrame } from '../../../engine/stage/clock'
import { ringTexture } from '../../../engine/stage/painting/lights'
import { Bursts, type BurstsHandle } from '../../../engine/stage/parts/Bursts'
import { Floaters, type FloatersHandle } from '../../../engine/stage/parts/Floaters'
import { Rings, type RingsHandle } from '../../../engine/stage/parts/Rings'
import { Shake, type ShakeHandle } from '../../../engine/stage/parts/Shake'
import { Trail } from '../../../engine/stage/parts/Trail'
import { BOMB_SHAKE, COLORS, type Event, MAX_SPEED, PLAYER_ABOVE, sizeOf, type World } from '../rules'
import { texts } from '../texts/game'
import { HEX } from './paintings'
import { SceneEdges } from './SceneEdges'
import { SceneFalling } from './SceneFalling'
import { ScenePlayer } from './ScenePlayer'
import { SceneSky } from './SceneSky'
import { SceneTour } from './SceneTour'

const TINTS = COLORS.map((color) => hexNumber(HEX[color]))
/** A faster run raises dust. */
const DUST_SPEED = MAX_SPEED * 0.55
const DUST_MS = 70
/** The ring of a caught block, and the red one of a hit. */
const CATCH = { radius: 84, ms: 420, from: 0.3 } as const
const HURT = { radius: 130, ms: 520, from: 0.2, alpha: 1, color: 0xff6a5a } as const
/** The shock wave of a bomb. */
const WAVE = { radius: 105.3, ms: 420, alpha: 1, from: 1 / 6, still: 5 / 9 } as const
const waveTexture = () => ringTexture(117, 7)

export default function Scene({ world, size }: SceneProps<World>) {
  const { width, height } = size
  const floor = height - PLAYER_ABOVE
  const bursts = useRef<BurstsHandle>(null)
  const floaters = useRef<FloatersHandle>(null)
  const rings = useRef<RingsHandle>(null)
  const shake = useRef<ShakeHandle>(null)
  const dust = useRef(0)
  const colorOf = ({ player }: { readonly player: number }) => TINTS[player] ?? 0xffffff
  const pieces = (event: { readonly player: number }, x: number, count: number) =>
    bursts.current?.burst(x, floor, {
      color: colorOf(event),
      count,
      speed: 330,
      size: 13,
      life: 800,
      gravity: 640,
      angle: -Math.PI / 2,
      spread: 2.6,
    })
  /** The upper edge of a player with the blocks and the multiplier above it. */
  const topOf = (player: number) => {
    const runner = itemAt(world.players, player)
    const highest = Math.min(0, ...runner.attachedBlocks.map(({ dy }) => dy))
    return runner.y + sizeOf(runner) * (highest - 1.5)
  }
  /** Where a text of a player begins at the floor near `x`: beside the player, whom it must not hide. */
  const besideX = (x: number, player: number) => {
    // With two players, the texts are side by side.
    const wanted = world.players.length > 1 ? x + (player - 0.5) * 40 : x
    const runner = itemAt(world.players, player)
    const far = sizeOf(runner) * 2
    if (Math.abs(wanted - runner.x) >= far) return wanted
    // Away from the wall that is near.
    const side = runner.x < far * 1.5 ? 1 : runner.x > width - far * 1.5 ? -1 : wanted < runner.x ? -1 : 1
    return runner.x + side * far
  }
  useEvents<Event>({
    begin: () =>
      world.players.forEach(({ x }, index) => {
        if (world.players.length > 1)
          floaters.current?.float(itemAt(texts.runners, index), x, floor - 40, {
            size: 34,
            ms: 1500,
            color: TINTS[index] ?? 0xffffff,
          })
      }),
    dodge: (event) => {
      const { x, points, player } = event
      floaters.current?.float(`+${points}`, besideX(x, player), height - 34, {
        size: Math.min(34, 19 + points * 2),
        color: points > 1 ? tint('yellow') : colorOf(event),
      })
      bursts.current?.burst(x, height - 22, {
        color: 0xd8c9a8,
        count: 5,
        speed: 90,
        size: 7,
        life: 320,
        gravity: 120,
        shape: 'circle',
        angle: -Math.PI / 2,
        spread: 2.2,
      })
    },
    catch: (event) => {
      const { x, y, multiplier } = event
      rings.current?.ring(x, y, { ...CATCH, color: colorOf(event) })
      bursts.current?.burst(x, y, {
        color: colorOf(event),
        count: 18,
        speed: 260,
        size: 13,
        life: 620,
        gravity: 120,
        shape: 'star',
      })
      floaters.current?.float(`×${multiplier}`, x, y - 46, {
        size: 48,
        ms: 1000,
        color: colorOf(event),
      })
    },
    close: ({ x, points, player }) =>
      floaters.current?.float(texts.field.close(points), x, topOf(player) - 34, {
        size: 26,
        ms: 800,
        color: tint('yellow'),
      }),
    burn: (event) => pieces(event, event.x, 8),
    clean: ({ points }) => {
      floaters.current?.float(texts.field.clean(points), width / 2, height * 0.58, {
        size: 40,
        ms: 1400,
        color: tint('yellow'),
      })
      bursts.current?.burst(width / 2, height * 0.58, {
        color: tint('yellow'),
        count: 16,
        shape: 'star',
        size: 12,
        speed: 260,
        life: 800,
      })
    },
    hurt: (event) => {
      shake.current?.shake(8, 240)
      rings.current?.ring(event.x, event.y, HURT)
      floaters.current?.float(texts.field.hurt, event.x, event.y - 60, {
        size: 36,
        ms: 1000,
        color: 0xffb09a,
      })
      pieces(event, event.x, 14 + 4 * event.blocks)
    },
    cleared: () => {
      for (const [n, hue] of (['sky', 'yellow', 'green', 'orange'] as const).entries())
        bursts.current?.burst(width * (0.2 + 0.2 * n), height * 0.4, {
          color: tint(hue),
          count: 18,
          shape: 'star',
          size: 13,
          speed: 300,
          life: 1000,
        })
    },
    blast: (event) => {
      const { x, y, blocks } = event
      shake.current?.shake(BOMB_SHAKE, 300)
      rings.current?.ring(x, y, WAVE)
      for (const color of [tint('orange'), 0x6b6f7d])
        bursts.current?.burst(x, y, {
          color,
          count: 16,
          speed: 300,
          size: 14,
          life: 600,
          gravity: 80,
          shape: 'circle',
        })
      if (blocks > 0) pieces(event, x, Math.min(40, 6 * blocks))
    },
    crash: (event) => {
      shake.current?.shake(8, 260)
      pieces(event, event.x, 22 + 3 * event.blocks)
    },
    bump: (event) =>
      bursts.current?.burst(event.x + event.direction * 10, floor, {
        color: 0xd8c9a8,
        count: 5,
        speed: 120,
        size: 7,
        life: 300,
        gravity: 200,
        shape: 'circle',
      }),
  })
  useFrame((_alpha, ms) => {
    dust.current += ms
    if (dust.current < DUST_MS) return
    dust.current = 0
    for (const { alive, speed, x } of world.players) {
      if (!alive || Math.abs(speed) < DUST_SPEED || world.state !== 'run') continue
      bursts.current?.burst(x - Math.sign(speed) * 12, floor + 9, {
        color: 0xd8c9a8,
        count: 1,
        speed: 70,
        size: 8,
        life: 340,
        gravity: -40,
        shape: 'circle',
        angle: speed > 0 ? Math.PI * 1.15 : -Math.PI * 0.15,
        spread: 0.6,
      })
    }
  })
  const district = world.tour?.district ?? 0
  return (
    <Shake ref={shake}>
      <SceneSky part="sky" size={size} district={district} />
      {world.players.map((player, index) => (
        <Trail
          key={player.colour}
          of={() => (player.alive ? [{ x: player.x, y: player.y }] : [])}
          radius={sizeOf(player) * 0.42}
          color={TINTS[index] ?? 0xffffff}
          length={9}
        />
      ))}
      <SceneEdges world={world} size={size} />
      <SceneFalling world={world} />
      {world.players.map(({ colour }, index) => (
        <ScenePlayer key={colour} world={world} index={index} />
      ))}
      <SceneSky part="rail" size={size} district={district} />
      {world.tour && <SceneTour world={world} tour={world.tour} />}
      <Rings ref={rings} texture={waveTexture} />
      <Bursts ref={bursts} />
      <Floaters ref={floaters} field={size} />
    </Shake>
  )
}
