/** The scene of New Game: the disc, the tray, and effects. */
import { useRef } from 'react'
import type { SceneProps } from '../../../engine/core/game/contract'
import { tint } from '../../../engine/core/palette'
import { useEvents } from '../../../engine/stage/clock'
import { Bursts, type BurstsHandle } from '../../../engine/stage/parts/Bursts'
import { Entities } from '../../../engine/stage/parts/Entities'
import { Floaters, type FloatersHandle } from '../../../engine/stage/parts/Floaters'
import { Playfield } from '../../../engine/stage/parts/Playfield'
import { Shake, type ShakeHandle } from '../../../engine/stage/parts/Shake'
import { type Event, TRAY_Y, type World } from '../rules'
import { discTexture, drawGround, TRAY_HEIGHT, trayTexture } from './paintings'

export default function Scene({ world, size }: SceneProps<World>) {
  const bursts = useRef<BurstsHandle>(null)
  const floaters = useRef<FloatersHandle>(null)
  const shake = useRef<ShakeHandle>(null)
  useEvents<Event>({
    catch: ({ x, y }) => {
      floaters.current?.float('+1', x, y - 30)
      bursts.current?.burst(x, y, { color: tint('yellow'), shape: 'circle' })
    },
    miss: () => shake.current?.shake(7),
  })
  return (
    <Shake ref={shake}>
      <Playfield name="new-game" size={size} draw={drawGround} />
      <Entities of={() => (world.state === 'over' ? [] : [world.disc])} texture={discTexture} />
      <Entities
        of={() => [{ id: 'tray', x: world.tray, y: TRAY_Y + TRAY_HEIGHT / 2 }]}
        texture={trayTexture}
      />
      <Bursts ref={bursts} />
      <Floaters ref={floaters} />
    </Shake>
  )
}
