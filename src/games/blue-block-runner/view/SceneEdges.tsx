/** The hot edges of a daring run: embers on both sides that grow with the heat of the player there. */
import type { Sprite } from 'pixi.js'
import { useRef } from 'react'
import type { Size } from '../../../engine/core/game/contract'
import { PALETTE } from '../../../engine/core/palette'
import { useFrame, useReducedMotion } from '../../../engine/stage/clock'
import { paint } from '../../../engine/stage/painting/paint'
import { EDGE, HEAT_TICKS, type World } from '../rules'

/** The light extends a little beyond the hot area. */
const REACH = EDGE * 1.4

/** Brightest at the left side; with teeth, so that it is visible without color. */
function edgeTexture(height: number) {
  return paint(`blue:edge:${height}`, REACH, height, (brush) => {
    const light = brush.createLinearGradient(0, 0, REACH, 0)
    light.addColorStop(0, `${PALETTE.vermilion}e6`)
    light.addColorStop(0.5, `${PALETTE.orange}66`)
    light.addColorStop(1, `${PALETTE.orange}00`)
    brush.fillStyle = light
    brush.fillRect(0, 0, REACH, height)
    brush.fillStyle = PALETTE.vermilion
    for (let y = 0; y < height; y += 20) {
      brush.beginPath()
      brush.moveTo(0, y)
      brush.lineTo(9, y + 10)
      brush.lineTo(0, y + 20)
      brush.fill()
    }
  })
}

export function SceneEdges({ world, size }: { readonly world: World; readonly size: Size }) {
  const sides = useRef<(Sprite | null)[]>([])
  const time = useRef(0)
  const reduced = useReducedMotion()
  useFrame((_alpha, ms) => {
    time.current += ms
    const beat = reduced() ? 0 : 0.06 * Math.sin(time.current / 320)
    sides.current.forEach((side, n) => {
      if (!side) return
      const heat = Math.max(
        0,
        ...world.players
          .filter(({ alive, x }) => alive && x < size.width / 2 === (n === 0))
          .map((player) => player.heat / HEAT_TICKS),
      )
      side.alpha = 0.4 + beat + 0.54 * heat
    })
  })
  if (!world.daring) return null
  return [0, 1].map((n) => (
    <pixiSprite
      key={n}
      ref={(node) => {
        sides.current[n] = node
      }}
      texture={edgeTexture(size.height)}
      x={n * size.width}
      scale={{ x: n === 0 ? 1 : -1, y: 1 }}
    />
  ))
}
