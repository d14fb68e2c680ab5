/** The data of a moment: stats, last events, printed position, and the world or state. */
import { type ReactNode, useLayoutEffect, useState } from 'react'
import type { Game, GameEvent, Hud as HudValues, Outcome } from '../../engine/core/game/contract'
import { Hud } from '../../play/frame/Hud'
import { createView, writeHud } from '../../play/session/view/view'
import { Tree } from '../time/Tree'
import styles from '../Workbench.module.css'

/** What is shown of a moment. */
export interface ShownMoment {
  /** Ticks or moves from the start. */
  readonly at: number
  readonly hud: HudValues
  readonly outcome: Outcome | null
  readonly events: readonly GameEvent[]
  /** The position as text, if the rules print one. */
  readonly print: string | undefined
  /** The world or state, as plain JSON. */
  readonly value: unknown
  /** The same one step earlier; undefined after a jump. */
  readonly before: unknown
}

interface Props {
  readonly game: Game
  /** Null until the moment is reached. */
  readonly shown: ShownMoment | null
  /** The chart of a value, by its path. */
  readonly chart: (path: string) => ReactNode
  readonly children?: ReactNode
}

export function MomentData({ game, shown, chart, children }: Props) {
  const [view] = useState(() => createView({}, 0))
  useLayoutEffect(() => {
    if (shown) writeHud(view.hud, shown.hud)
  })
  return (
    <section className={styles.data} aria-label="Data" data-moment={shown?.at}>
      <div className={styles.line}>
        <Hud view={view} game={game} />
        {shown?.outcome && <strong data-outcome={shown.outcome.result}>{shown.outcome.title}</strong>}
      </div>
      {children}
      <code data-events="">{shown?.events.map((event) => JSON.stringify(event)).join(' ')}</code>
      {shown?.print !== undefined && (
        <More summary="Print">{() => <pre className={styles.print}>{shown.print}</pre>}</More>
      )}
      {shown && (
        <More summary="Data">{() => <Tree value={shown.value} before={shown.before} chart={chart} />}</More>
      )}
      {shown && (
        <More summary="JSON">
          {() => <pre className={styles.print}>{JSON.stringify(shown.value, null, 1)}</pre>}
        </More>
      )}
    </section>
  )
}

/** Content that is rendered only while it is open. */
function More({ summary, children }: { readonly summary: string; readonly children: () => ReactNode }) {
  const [open, setOpen] = useState(false)
  return (
    <details data-more={summary} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{summary}</summary>
      {open && children()}
    </details>
  )
}
