/**
 * How each glitch of Shifts attacks: a cable of its color to the machine that it reaches for. It fills from the glitch as its
 * time goes by, pulses run along what is filled, and sparks fly at the head.
 */
import type { Graphics } from 'pixi.js'
import { useRef } from 'react'
import { itemAt } from '../../../engine/core/itemAt'
import type { Point } from '../../../engine/core/math/geometry'
import { useFrame, useReducedMotion } from '../../../engine/stage/clock'
import { glowTexture } from '../../../engine/stage/painting/lights'
import { Entities } from '../../../engine/stage/parts/Entities'
import type { Glitch, World } from '../rules'
import { COLOR } from './figures'
import { mix } from './looks'
import { awakeIn, targetOf } from './machines'

/** Widths of a cable's case, its empty part and its filled part, units. */
const CASE = 17
const EMPTY = 6
const FILLED = 11
const DARK = 0x05080d
/** A cable runs from the edge of a glitch's dial to the edge of the machine: their radiuses, units. */
const DIAL = 64
const MACHINE = 27
/** Half the side of a pulse, units; from one to the next, and units per ms. */
const PULSE = 5.5
const APART = 38
const PACE = 0.12

interface Props {
  readonly world: World
  readonly shift: NonNullable<World['shift']>
  readonly places: readonly Point[]
}

export function SceneAttacks({ world, shift, places }: Props) {
  const pen = useRef<Graphics>(null)
  const time = useRef(0)
  const reduced = useReducedMotion()
  const count = () => awakeIn(shift, places)
  /** The machine, the ends of the cable, and how far its filled part reaches. */
  const cableOf = (glitch: Glitch) => {
    const { x, y, age, life } = glitch
    const machine = itemAt(places, targetOf(places, count(), glitch))
    const far = Math.max(1, Math.hypot(machine.x - x, machine.y - y))
    const [dx, dy] = [(machine.x - x) / far, (machine.y - y) / far]
    const part = Math.min(1, age / life)
    const long = Math.max(0, far - DIAL - MACHINE)
    const at = (along: number): Point => ({ x: x + dx * (DIAL + along), y: y + dy * (DIAL + along) })
    return { machine, part, at, long, filled: long * part }
  }
  useFrame((_alpha, ms) => {
    if (!reduced()) time.current += ms
    const { current } = pen
    if (!current) return
    current.clear()
    for (const glitch of world.glitches) {
      const { machine, part, at, long, filled } = cableOf(glitch)
      const color = COLOR[glitch.type]
      const from = at(-FILLED)
      const head = at(filled)
      const line = (to: Point, width: number, hue: number, alpha: number) =>
        current.moveTo(from.x, from.y).lineTo(to.x, to.y).stroke({ width, color: hue, alpha, cap: 'round' })
      line(at(long), CASE, DARK, 0.75)
      line(at(long), EMPTY, color, 0.4)
      line(head, FILLED, color, 1)
      line(head, FILLED * 0.3, mix(color, 0xffffff, 0.7), 1)
      for (let along = (time.current * PACE) % APART; along < filled; along += APART) {
        const { x, y } = at(along)
        current.rect(x - PULSE, y - PULSE, 2 * PULSE, 2 * PULSE).fill(mix(color, 0xffffff, 0.8))
      }
      current.circle(head.x, head.y, FILLED * 0.95).fill(color)
      current.circle(head.x, head.y, FILLED * 0.5).fill(0xffffff)
      current.circle(machine.x, machine.y, MACHINE).stroke({ width: 4, color, alpha: 0.35 + 0.65 * part })
    }
  })
  return (
    <>
      <pixiGraphics ref={pen} draw={() => {}} />
      <Entities<Glitch>
        of={() => world.glitches}
        texture={() => glowTexture()}
        style={(sprite, glitch) => {
          const { at, filled } = cableOf(glitch)
          const head = at(filled)
          sprite.position.set(head.x, head.y)
          sprite.blendMode = 'add'
          sprite.tint = COLOR[glitch.type]
          sprite.alpha = 0.9
          sprite.scale.set(0.55)
        }}
      />
    </>
  )
}
