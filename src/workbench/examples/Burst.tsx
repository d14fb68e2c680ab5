/** Particles fly when the rules report something: here, once a second. */
import { useRef } from 'react'
import { tint } from '../../engine/core/palette'
import { useEvents, useFrame } from '../../engine/stage/clock'
import { Bursts, type BurstsHandle } from '../../engine/stage/parts/Bursts'
import type { ShownExample } from './example'

function Burst() {
  const bursts = useRef<BurstsHandle>(null)
  const time = useRef(0)
  const pop = (x: number) => bursts.current?.burst(x, 150, { color: tint('vermilion'), shape: 'circle' })
  // In a game: an event of the rules, by its type.
  useEvents<{ readonly type: 'pop'; readonly x: number }>({ pop: ({ x }) => pop(x) })
  useFrame((_, ms) => {
    if (Math.floor((time.current + ms) / 1000) > Math.floor(time.current / 1000)) pop(240)
    time.current += ms
  })
  return <Bursts ref={bursts} />
}

export const example: ShownExample = { title: 'A burst of particles', kind: 'scene', Shown: Burst }
