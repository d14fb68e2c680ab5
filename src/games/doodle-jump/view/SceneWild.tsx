/** Draws monsters, black holes and shots. */
import { useRef } from 'react'
import { useFrame, useReducedMotion } from '../../../engine/stage/clock'
import { Entities } from '../../../engine/stage/parts/Entities'
import { WIDTH, type Wild } from '../rules'
import { HOLE_DRAWN } from '../rules/wild'
import { holeTexture, monsterTexture, shotTexture } from './paintings/wild'

/** What crosses one side also appears at the other. */
function seen<T extends { readonly id: number; x: number; y: number }>(things: readonly T[], reach: number) {
  return things.flatMap((thing) => {
    const sides = thing.x < reach ? [0, WIDTH] : thing.x > WIDTH - reach ? [0, -WIDTH] : [0]
    return sides.map((side) => ({ ...thing, id: `${thing.id}:${side}`, x: thing.x + side }))
  })
}

export function SceneWild({ wild }: { readonly wild: Wild }) {
  const time = useRef(0)
  const reduced = useReducedMotion()
  useFrame((_alpha, ms) => {
    time.current += ms
  })
  return (
    <>
      <Entities
        of={() => seen(wild.holes, HOLE_DRAWN)}
        texture={() => holeTexture()}
        style={(sprite) => {
          sprite.rotation = reduced() ? 0 : -time.current / 900
        }}
      />
      <Entities
        of={() => seen(wild.monsters, 34)}
        texture={({ look }) => monsterTexture(look)}
        style={(sprite) => {
          const sway = reduced() ? 0 : Math.sin(time.current / 180)
          sprite.scale.set(1 + sway * 0.04, 1 - sway * 0.04)
        }}
      />
      <Entities of={() => wild.shots} texture={() => shotTexture()} />
    </>
  )
}
