/** The scene of Whack-a-Mole: one garden, or four for a race. */
import type { SceneProps } from '../../../engine/core/game/contract'
import { type Either, isRace } from '../rules'
import { AloneScene } from './AloneScene'
import { RaceScene } from './RaceScene'

export default function Scene({ world, ...rest }: SceneProps<Either>) {
  return isRace(world) ? <RaceScene world={world} {...rest} /> : <AloneScene world={world} {...rest} />
}
