/** Sprites follow a list of things: one for each, painted once. */
import { useState } from 'react'
import { PALETTE } from '../../engine/core/palette'
import { useFrame } from '../../engine/stage/clock'
import { paint } from '../../engine/stage/painting/paint'
import { toyBall } from '../../engine/stage/painting/shapes'
import { Entities } from '../../engine/stage/parts/Entities'
import type { ShownExample } from './example'

const ball = () => paint('example:ball', 40, 40, (brush) => toyBall(brush, 20, 20, 18, PALETTE.yellow))

function Sprites() {
  const [balls] = useState(() => [0, 1, 2].map((id) => ({ id, x: 120 + 120 * id, y: 150, time: id * 300 })))
  useFrame((_, ms) => {
    for (const each of balls) {
      each.time += ms
      each.y = 150 + 60 * Math.sin(each.time / 300)
    }
  })
  return <Entities of={() => balls} texture={ball} />
}

export const example: ShownExample = { title: 'Sprites', kind: 'scene', Shown: Sprites }
