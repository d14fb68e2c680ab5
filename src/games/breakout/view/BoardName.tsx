/** The number of the board, in the middle of the field until the ball is launched. */
import { Announcement } from '../../../engine/stage/parts/Announcement'
import type { World } from '../rules'
import { texts } from '../texts/game'

export function BoardName({ world, board }: { readonly world: World; readonly board: number }) {
  return (
    <Announcement
      x={world.width / 2}
      y={world.height * 0.72}
      width={world.width * 0.9}
      lines={[{ text: texts.field.level(board), size: 52 }]}
      shown={() => world.state === 'waiting'}
    />
  )
}
