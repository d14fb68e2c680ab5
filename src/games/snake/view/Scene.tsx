/** The scene of Snake: one snake, or four. */
import type { SceneProps } from '../../../engine/core/game/contract'
import { type Either, isFour } from '../rules'
import { AloneScene } from './AloneScene'
import { FourScene } from './FourScene'

export default function Scene({ world, ...rest }: SceneProps<Either>) {
  return isFour(world) ? <FourScene world={world} {...rest} /> : <AloneScene world={world} {...rest} />
}
