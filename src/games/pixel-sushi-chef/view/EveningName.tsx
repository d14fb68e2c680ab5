/** Which evening begins, its first goal, and its new dish with its pieces: until the first guest comes. */
import { tint } from '../../../engine/core/palette'
import { Announcement } from '../../../engine/stage/parts/Announcement'
import { DISHES, type Evening, goalOf, type Layout, newDishOf, READ_TICKS, type World } from '../rules'
import { texts } from '../texts/game'
import { foodTexture } from './paintings/foods'

/** Ticks before the first guest at which it begins to fade. */
const FADES_AT = 15
const FOOD_STEP = 66

interface Props {
  readonly world: World
  readonly evening: Evening
  readonly bar: Layout
}

export function EveningName({ world, evening, bar }: Props) {
  const dish = newDishOf(evening.number)
  const pieces = DISHES.find(({ id }) => id === dish)?.ingredients ?? []
  return (
    <Announcement
      x={bar.width / 2}
      y={bar.counterY - 123}
      width={bar.width * 0.92}
      lines={[
        { text: texts.bar.evening(evening.number), color: tint('paper'), size: 60 },
        { text: texts.bar.goal(goalOf(evening)), color: tint('sky'), size: 34 },
        { text: texts.bar.fresh(texts.dishes[dish]), color: tint('yellow'), size: 36 },
      ]}
      // Only the first break: the second one begins with less.
      shown={() => world.shift === 1 && world.rest > FADES_AT && world.rest < READ_TICKS}
    >
      {pieces.map((piece, n) => (
        <pixiSprite
          // biome-ignore lint/suspicious/noArrayIndexKey: pieces are identified by their position
          key={n}
          texture={foodTexture(piece)}
          anchor={0.5}
          x={(n - (pieces.length - 1) / 2) * FOOD_STEP}
          y={107}
          scale={0.8}
        />
      ))}
    </Announcement>
  )
}
