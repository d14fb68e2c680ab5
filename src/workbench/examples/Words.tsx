/** Words rise from where something happened. */
import { useRef } from 'react'
import { useFrame } from '../../engine/stage/clock'
import { Floaters, type FloatersHandle } from '../../engine/stage/parts/Floaters'
import type { ShownExample } from './example'

function Words() {
  const floaters = useRef<FloatersHandle>(null)
  const time = useRef(0)
  useFrame((_, ms) => {
    if (Math.floor((time.current + ms) / 800) > Math.floor(time.current / 800))
      floaters.current?.float('+1', 240, 180)
    time.current += ms
  })
  return <Floaters ref={floaters} />
}

export const example: ShownExample = { title: 'Floating words', kind: 'scene', Shown: Words }
