/** Owns the scenes of games that are there: whoever shows one has it at once, without a picture that lacks it. */
import type { ComponentType } from 'react'
import type { RealtimeGame, SceneProps } from '../engine/core/contract'

type Scene = ComponentType<SceneProps>

const loaded = new WeakMap<RealtimeGame, Scene>()

/** Rejects where it cannot be loaded. */
export async function loadScene(game: RealtimeGame): Promise<Scene> {
  const { default: scene } = await game.scene()
  loaded.set(game, scene)
  return scene
}

/** Undefined until it is loaded. */
export const sceneOf = (game: RealtimeGame): Scene | undefined => loaded.get(game)
