/** The scene of Gravity Flip Runner: the background, and the track of each runner. */
import { useMemo } from 'react'
import type { SceneProps } from '../../../engine/core/game/contract'
import { Playfield } from '../../../engine/stage/parts/Playfield'
import type { World } from '../rules'
import { drawNight } from './paintings'
import { SceneTrack, SceneWorks } from './SceneTrack'
import { tracksOf } from './track'

export default function Scene({ world, size }: SceneProps<World>) {
  const tracks = useMemo(() => tracksOf(world), [world])
  const count = tracks.length
  const place = tracks[0]?.place ?? 'night'
  return (
    <Playfield
      name={`gravity:${count}:${place}`}
      size={size}
      draw={(brush) => drawNight(brush, count, place)}
    >
      {tracks.map((track) => (
        <SceneWorks key={track.hue} track={track} />
      ))}
      {tracks.map((track) => (
        <SceneTrack key={track.hue} track={track} />
      ))}
    </Playfield>
  )
}
