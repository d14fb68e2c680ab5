/** The scene of Pong: two paddles, or four. */
import type { SceneProps } from '../../../engine/core/game/contract'
import { isSides, type Worlds } from '../rules'
import { DuelScene } from './DuelScene'
import { SidesScene } from './SidesScene'

export default function Scene({ world }: SceneProps<Worlds>) {
  return isSides(world) ? <SidesScene world={world} /> : <DuelScene world={world} />
}
