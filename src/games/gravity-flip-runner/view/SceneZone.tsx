/** What a zone adds to the track: its name and the rule of its stars at the start, how far its end is, and the gate there. */
import type { Sprite } from 'pixi.js'
import { useRef } from 'react'
import { clamp } from '../../../engine/core/math/geometry'
import { tint } from '../../../engine/core/palette'
import { useFrame, useUprightRotation } from '../../../engine/stage/clock'
import { barTexture } from '../../../engine/stage/painting/lights'
import { Announcement } from '../../../engine/stage/parts/Announcement'
import { ClockBar } from '../../../engine/stage/parts/ClockBar'
import {
  CEILING,
  COIN_SHARES,
  FLOOR,
  HEIGHT,
  lengthOf,
  RUNNER_X,
  speedOf,
  type Zone,
  zoneNameOf,
} from '../rules'
import { texts } from '../texts/game'
import { flagTexture, GATE_WIDTH, gateTexture } from './paintings/mark'
import type { Track } from './track'

/** The lines are shown up to this distance, units. */
const SHOWN = 440
/** They are narrow enough for upright phones, between the coins along both rails, on a dark ground that fades with them. */
const LINES_WIDTH = HEIGHT - 2 * (CEILING + 42)
const GROUND = { width: LINES_WIDTH + 16, height: 172, dark: 0.66, fadeMs: 250 } as const

const linesOf = ({ zone }: Zone) => {
  const [two, three] = COIN_SHARES.map((share) => Math.round(share * 100)) as [number, number]
  return [
    { text: texts.zones[zoneNameOf(zone)], color: tint('yellow'), size: 48 },
    { text: texts.track.rule, color: tint('paper'), size: 24 },
    { text: texts.track.two(two), color: tint('paper'), size: 24 },
    { text: texts.track.three(three), color: tint('paper'), size: 24 },
  ]
}

export function SceneZone({ track, zone }: { readonly track: Track; readonly zone: Zone }) {
  const { run, width } = track
  const gate = useRef<Sprite>(null)
  const flag = useRef<Sprite>(null)
  const ground = useRef<Sprite>(null)
  const upright = useUprightRotation()
  const length = lengthOf(zone)
  const isRead = () => run.distance < SHOWN
  useFrame((alpha, ms) => {
    if (!gate.current || !flag.current || !ground.current) return
    ground.current.rotation = upright()
    const change = ((isRead() ? ms : -ms) / GROUND.fadeMs) * GROUND.dark
    ground.current.alpha = clamp(ground.current.alpha + change, 0, GROUND.dark)
    flag.current.rotation = upright()
    const x = RUNNER_X + length - run.distance - (run.state === 'run' ? (alpha - 1) * speedOf(run) : 0)
    gate.current.x = x
    gate.current.visible = x < width + GATE_WIDTH
  })
  return (
    <>
      <pixiSprite ref={gate} texture={gateTexture()} anchor={{ x: 0.5, y: 0 }} visible={false} />
      <ClockBar
        texture={barTexture(100, 6, 0)}
        x={16}
        y={FLOOR + 26}
        width={width - 48}
        height={6}
        left={() => Math.min(1, run.distance / length)}
        color={() => tint('yellow')}
        alpha={() => 0.8}
        groove={{ color: tint('night'), alpha: 0.35, rim: 0 }}
      />
      <pixiSprite ref={flag} texture={flagTexture()} anchor={0.5} x={width - 23} y={FLOOR + 21} />
      <pixiSprite
        ref={ground}
        texture={barTexture(GROUND.width, GROUND.height, 22)}
        tint={tint('night')}
        anchor={0.5}
        x={width * 0.52}
        y={HEIGHT / 2}
        alpha={0}
      />
      <Announcement
        x={width * 0.52}
        y={HEIGHT / 2}
        width={LINES_WIDTH}
        lines={linesOf(zone)}
        shown={isRead}
      />
    </>
  )
}
