/** The window onto the paper: the clues of rows and columns, and the grid of cells between them. */
import { type ComponentProps, type CSSProperties, memo, type ReactNode, type RefObject } from 'react'
import { classes } from '../../../ui/styles/classes'
import { heightOf, type State, widthOf } from '../rules'
import styles from './Board.module.css'
import { ColumnClues, RowClues } from './Clues'
import { type Layout, ZOOMED } from './layout'
import type { useZoom } from './useZoom'

interface Props {
  readonly className?: string | undefined
  /** The window, and the cells in it. */
  readonly frame: RefObject<HTMLDivElement | null>
  readonly area: RefObject<HTMLDivElement | null>
  readonly views: ReturnType<typeof useZoom>
  /** Null until the window is measured. */
  readonly layout: Layout | null
  readonly state: State
  /** All marks as shown. */
  readonly shown: string
  /** Which lines are finished. */
  readonly done: readonly boolean[]
  /** The cell whose clues are highlighted. */
  readonly current: { readonly row: number; readonly col: number } | null
  readonly isPan?: boolean
  /** Shown in the corner between the clues, instead of the picture in small. */
  readonly corner?: ReactNode
  /** What draws lines, by pointers and by keys. */
  readonly handlers: ComponentProps<'div'>
  /** The grid. */
  readonly children: ReactNode
}

export function Paper(props: Props) {
  const { frame, area, views, layout, state, shown, done, current } = props
  const clues = { state, shown, done }
  return (
    <div
      ref={frame}
      className={classes(styles.window, props.className)}
      {...views.handlers(layout?.whole ?? ZOOMED, layout?.largest ?? ZOOMED)}
    >
      {layout && (
        <div
          className={styles.paper}
          dir="ltr"
          data-field
          data-pan={props.isPan || undefined}
          style={
            {
              '--size': `${layout.cell}px`,
              '--unit': `${layout.unit}px`,
              '--font': `${layout.font}px`,
              '--before': `${layout.before}px`,
              '--above': `${layout.above}px`,
              '--cols': widthOf(state),
              '--rows': heightOf(state),
            } as CSSProperties
          }
        >
          <div className={styles.top}>
            <div className={styles.corner} aria-hidden="true">
              {props.corner || <Overview shown={shown} cols={widthOf(state)} rows={heightOf(state)} />}
            </div>
            <ColumnClues {...clues} current={current?.col ?? -1} lines={layout.lines} />
          </div>
          <div className={styles.body}>
            <RowClues {...clues} current={current?.row ?? -1} chars={layout.chars} />
            <div ref={area} className={styles.area} {...props.handlers}>
              {props.children}
              {current && (
                <div
                  className={styles.lines}
                  style={{ '--row': current.row, '--col': current.col } as CSSProperties}
                />
              )}
            </div>
          </div>
        </div>
      )}
    </div>
  )
}

/** The picture so far, in small. */
const Overview = memo(function Overview({
  shown,
  cols,
  rows,
}: {
  readonly shown: string
  readonly cols: number
  readonly rows: number
}) {
  const filled = [...shown].flatMap((character, cell) =>
    character === '#' ? `M${cell % cols} ${Math.floor(cell / cols)}h1v1h-1z` : [],
  )
  return (
    <svg className={styles.overview} viewBox={`0 0 ${cols} ${rows}`} aria-hidden="true">
      <rect width={cols} height={rows} />
      <path d={filled.join('')} />
    </svg>
  )
})
