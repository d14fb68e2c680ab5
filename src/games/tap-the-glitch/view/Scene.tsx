/** The scene of Tap the Glitch: the screen, the glitches with their split colors, health, cursor, and effects. */
import type { Sprite } from 'pixi.js'
import { useMemo, useRef } from 'react'
import type { SceneProps, Size } from '../../../engine/core/game/contract'
import { tint } from '../../../engine/core/palette'
import { useEvents, useFrame, useReducedMotion } from '../../../engine/stage/clock'
import { barTexture, ringTexture } from '../../../engine/stage/painting/lights'
import { paint } from '../../../engine/stage/painting/paint'
import { textTexture } from '../../../engine/stage/painting/text'
import { Bursts, type BurstsHandle } from '../../../engine/stage/parts/Bursts'
import { ClockBar } from '../../../engine/stage/parts/ClockBar'
import { Cursor } from '../../../engine/stage/parts/Cursor'
import { Entities } from '../../../engine/stage/parts/Entities'
import { Floaters, type FloatersHandle } from '../../../engine/stage/parts/Floaters'
import { Shake, type ShakeHandle } from '../../../engine/stage/parts/Shake'
import { type Event, type Glitch, middleOf, statusOf, TOP, type World } from '../rules'
import { texts } from '../texts/game'
import { BAR, cursorTexture, drawScreen, glitchTexture, MARGIN, PICTURE } from './paintings'
import { SceneCells } from './SceneCells'
import { SceneLegend } from './SceneLegend'

const STATUS_COLORS = { SECURE: 0x4cc9a0, WARNING: 0xf0b429, CRITICAL: 0xef6461 } as const
/** The colors that a glitch splits into, and to which side. */
const SPLITS = [
  [-1, 0xff5a5a],
  [1, 0x4ad8ff],
] as const

export default function Scene({ world, size }: SceneProps<World>) {
  const bursts = useRef<BurstsHandle>(null)
  const floaters = useRef<FloatersHandle>(null)
  const shake = useRef<ShakeHandle>(null)
  const time = useRef(0)
  const middles = useMemo(
    () => Array.from({ length: world.cols * world.rows }, (_, slot) => middleOf(slot, world.cols)),
    [world.cols, world.rows],
  )
  const reduced = useReducedMotion()
  useEvents<Event>({
    hit: ({ x, y, color, points, combo }) => {
      bursts.current?.burst(x, y, {
        color,
        count: 14,
        speed: 240,
        size: 9,
        life: 480,
        gravity: 120,
      })
      floaters.current?.float(`+${points}`, x, y - 14, {
        size: Math.min(34, 20 + combo * 1.5),
      })
    },
    expire: ({ x, y, kind }) => {
      shake.current?.shake(kind === 'virus' ? 9 : 5, 200)
      bursts.current?.burst(x, y, {
        color: 0xef6461,
        count: 10,
        speed: 170,
        size: 8,
        gravity: 0,
      })
    },
    level: ({ level }) =>
      floaters.current?.float(texts.screen.level(level), size.width / 2, 110, { size: 46, ms: 1200 }),
    shutdown: ({ secured }) =>
      floaters.current?.float(
        secured ? texts.screen.won : texts.screen.lost,
        size.width / 2,
        size.height / 2,
        {
          size: 60,
          ms: 1400,
          color: secured ? STATUS_COLORS.SECURE : STATUS_COLORS.CRITICAL,
        },
      ),
  })
  useFrame((_alpha, ms) => {
    time.current += ms
  })
  /** Trembling grows with the intensity; slow enough never to flash. */
  const tremble = ({ id, intensity }: Glitch, by: number) =>
    reduced() ? 0 : Math.sin(time.current / 90 + id * 2.3 + by) * intensity * 5
  const grown = ({ age, size }: Glitch) => (size / PICTURE) * Math.min(1, 0.5 + age / 12)
  return (
    <Shake ref={shake}>
      <Screen size={size} />
      <SceneCells world={world} />
      <SceneLegend world={world} size={size} />
      {SPLITS.map(([side, color]) => (
        <Entities<Glitch>
          key={color}
          of={() => world.glitches}
          texture={({ type }) => glitchTexture(type)}
          style={(sprite, glitch) => {
            sprite.tint = color
            sprite.alpha = 0.25 + glitch.intensity * 0.5
            sprite.x += side * (2 + glitch.intensity * 7) + tremble(glitch, side)
            sprite.scale.set(grown(glitch))
          }}
        />
      ))}
      <Entities<Glitch>
        of={() => world.glitches}
        texture={({ type }) => glitchTexture(type)}
        style={(sprite, glitch) => {
          sprite.tint = glitch.colour
          sprite.alpha = 0.85
          sprite.y += tremble(glitch, 1.2) * 0.6
          sprite.scale.set(grown(glitch))
        }}
      />
      <Entities<Glitch>
        of={() => world.glitches}
        texture={() => ringTexture(80, 3)}
        style={(sprite, { age, life }) => {
          const left = 1 - age / life
          sprite.tint = left < 0.35 ? STATUS_COLORS.CRITICAL : 0xffffff
          sprite.alpha = 0.2 + 0.6 * (1 - left)
          sprite.scale.set(0.5 + 0.55 * left)
        }}
      />
      <Cursor
        at={() => middles[world.cursor]}
        shown={() => world.state === 'play'}
        texture={cursorTexture}
        glide={40}
        breath={{ share: 0.03, ms: 180 }}
        tint={tint('yellow')}
      />
      <Health world={world} />
      <Bursts ref={bursts} />
      <Floaters ref={floaters} />
    </Shake>
  )
}

function Screen({ size }: { readonly size: Size }) {
  const texture = useMemo(
    () =>
      paint(
        `tap-the-glitch:ground:${size.width}x${size.height}`,
        size.width + 2 * MARGIN,
        size.height + 2 * MARGIN,
        (brush) => drawScreen(brush, size),
        { role: 'ground', sharpness: 2 },
      ),
    [size],
  )
  return <pixiSprite texture={texture} x={-MARGIN} y={-MARGIN} />
}

/** The system's health as a bar with its label, in a strip above the glitches. */
function Health({ world }: { readonly world: World }) {
  const label = useRef<Sprite>(null)
  const shown = useRef(world.health)
  useFrame(() => {
    if (!label.current) return
    const status = statusOf(world.health)
    label.current.texture = textTexture(texts.screen.status[status])
    label.current.tint = STATUS_COLORS[status]
  })
  return (
    <pixiContainer x={14} y={TOP / 2 + 1}>
      <ClockBar
        texture={barTexture(BAR.width, BAR.height)}
        x={0}
        y={-BAR.height / 2}
        width={BAR.width}
        height={BAR.height}
        left={(_alpha, ms) => {
          shown.current += (world.health - shown.current) * Math.min(1, ms / 120)
          return shown.current / 100
        }}
        color={() => STATUS_COLORS[statusOf(world.health)]}
        groove={{ color: 0x0a1118, alpha: 0.8, rim: 0 }}
      />
      <pixiSprite
        ref={label}
        texture={textTexture(texts.screen.status.SECURE)}
        anchor={{ x: 0, y: 0.5 }}
        x={BAR.width + 12}
        scale={0.72}
      />
    </pixiContainer>
  )
}
