/** How strongly a bear pulls: a bar with a bent arm, below the rounds of its side. */
import { itemAt } from '../../../engine/core/itemAt'
import { hexNumber, PALETTE, tint } from '../../../engine/core/palette'
import { barTexture } from '../../../engine/stage/painting/lights'
import { ClockBar } from '../../../engine/stage/parts/ClockBar'
import type { Side } from '../rules'
import { SIDE_COLORS } from './layout'
import { strengthTexture } from './paintings'
import type { Hands } from './SceneBear'

/** As long as three rounds: the sign above the right bear stays beside it. Units. */
const BAR = { x: 32, width: 64, height: 12 } as const
const Y = 72

interface Props {
  readonly side: Side
  /** Of the field, units. */
  readonly width: number
  readonly hands: Hands
}

/** The right one is a mirror image. */
export function SceneStrength({ side, width, hands }: Props) {
  return (
    <pixiContainer x={side === 0 ? 22 : width - 22} y={Y} scale={{ x: side === 0 ? 1 : -1, y: 1 }}>
      <ClockBar
        texture={barTexture(BAR.width, BAR.height)}
        x={BAR.x}
        y={-BAR.height / 2}
        width={BAR.width}
        height={BAR.height}
        left={() => itemAt(hands, side).power}
        color={(power) => hexNumber(power > 0.75 ? PALETTE.yellow : SIDE_COLORS[side])}
        groove={{ color: tint('night'), alpha: 0.75, rim: 3 }}
      />
      <pixiSprite texture={strengthTexture(side)} anchor={0.5} x={13} y={-3} scale={0.8} />
    </pixiContainer>
  )
}
