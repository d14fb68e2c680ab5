/** What a game describes without a page, drawn over its field: ghosts, targets of aim assist, and its printed position. For developers. */
import { useEffect, useReducer, useState } from 'react'
import type { Aim } from '../../engine/core/game/aim'
import type { RealtimeGame, Size } from '../../engine/core/game/contract'
import type { QuarterTurns } from '../../engine/core/game/shape'
import styles from './Shapes.module.css'
import { useShapesKey } from './useShapesKey'

interface Props {
  readonly game: RealtimeGame
  readonly world: () => unknown
  readonly size: Size
  readonly turned: QuarterTurns
}

/** Covers the field that it is inside; F2 shows and hides it. */
export default function Shapes(props: Props) {
  return useShapesKey() && <Drawing {...props} />
}

function Drawing({ game, world, size, turned }: Props) {
  const [pointer, setPointer] = useState<DOMPoint | null>(null)
  const [svg, setSvg] = useState<SVGGElement | null>(null)
  const [, redraw] = useReducer((count: number) => count + 1, 0)
  useEffect(() => {
    let id = requestAnimationFrame(frame)
    function frame() {
      redraw()
      id = requestAnimationFrame(frame)
    }
    const follow = ({ clientX, clientY }: PointerEvent) => {
      const toWorld = svg?.getScreenCTM()?.inverse()
      if (toWorld) setPointer(new DOMPoint(clientX, clientY).matrixTransform(toWorld))
    }
    addEventListener('pointermove', follow)
    return () => {
      cancelAnimationFrame(id)
      removeEventListener('pointermove', follow)
    }
  }, [svg])
  const now = world()
  const aim = game.aim as Aim | undefined
  const { width, height } = size
  const seen = turned === 0 ? size : { width: height, height: width }
  const rotation =
    turned === 0
      ? undefined
      : turned === 1
        ? `rotate(90) translate(0 ${-height})`
        : `rotate(-90) translate(${-width} 0)`
  const lines = game.rules.debug?.(now).split('\n') ?? []
  const columns = Math.max(0, ...lines.map((line) => line.length))
  return (
    <svg
      className={styles.shapes}
      viewBox={`0 0 ${seen.width} ${seen.height}`}
      data-shapes=""
      aria-hidden="true"
    >
      <g transform={rotation} ref={setSvg}>
        {lines.map((line, row) => (
          <text
            // biome-ignore lint/suspicious/noArrayIndexKey: a line is its index
            key={row}
            y={((row + 0.8) * height) / lines.length}
            textLength={(line.length * width) / columns}
            fontSize={height / lines.length}
          >
            {line}
          </text>
        ))}
        {game.ghost?.parts(now, now).map(({ x, y, width: w, height: h }, i) =>
          game.ghost?.shape === 'round' ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: a part is its index
            <ellipse key={i} cx={x} cy={y} rx={w / 2} ry={h / 2} />
          ) : (
            // biome-ignore lint/suspicious/noArrayIndexKey: a part is its index
            <rect key={i} x={x - w / 2} y={y - h / 2} width={w} height={h} />
          ),
        )}
        {pointer &&
          aim?.targets(now, pointer).map(({ x, y }, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a target is its index
            <circle key={i} className={styles.target} cx={x} cy={y} r={aim?.reach} />
          ))}
      </g>
    </svg>
  )
}
