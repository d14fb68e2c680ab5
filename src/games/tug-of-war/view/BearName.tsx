/** Who is next in the tournament, what it does, and how fast a win has three stars: until the first pull. */
import { tint } from '../../../engine/core/palette'
import { Announcement } from '../../../engine/stage/parts/Announcement'
import { type Bear, bearNameOf, quickOf, WIDTH, type World } from '../rules'
import { texts } from '../texts/game'
import { FADES_AT } from './layout'

export function BearName({ world, bear: { number } }: { readonly world: World; readonly bear: Bear }) {
  const name = bearNameOf(number)
  return (
    <Announcement
      x={WIDTH / 2}
      y={116}
      width={WIDTH * 0.92}
      lines={[
        { text: texts.bears[name], color: tint('paper'), size: 56 },
        { text: texts.habits[name], color: tint('paper'), size: 29 },
        { text: texts.field.quick(quickOf(number)), color: tint('yellow'), size: 29 },
      ]}
      shown={() => world.state === 'ready' && world.wait > FADES_AT}
    />
  )
}
