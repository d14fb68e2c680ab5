/** The data above a moment: stats, progress, last events, printed position and state. */
import { type ReactNode, useLayoutEffect, useState } from 'react'
import type { Game, GameEvent, Hud as HudValues, Outcome } from '../../engine/core/game/contract'
import { Hud } from '../../play/frame/Hud'
import { createView, writeHud } from '../../play/session/view/view'
import styles from '../Workbench.module.css'

interface Props {
  readonly game: Game
  /** Null until the moment is reached. */
  readonly hud: HudValues | null
  readonly outcome: Outcome | null
  /** The unit and number of the moment; null until it is reached. */
  readonly count: readonly [what: 'tick' | 'move', at: number | null]
  readonly events: readonly GameEvent[]
  /** The position as text, if the rules print one. */
  readonly print: string | undefined
  readonly value: unknown
  readonly children: ReactNode
}

export function MomentData({ game, hud, outcome, count, events, print, value, children }: Props) {
  const [view] = useState(() => createView({}, 0))
  useLayoutEffect(() => {
    if (hud) writeHud(view.hud, hud)
  })
  const [what, at] = count
  return (
    <section className={styles.data} aria-label="Data" data-moment={at ?? undefined}>
      <div className={styles.line}>
        <output aria-label={`Current ${what}`} className="tabular">
          {what} {at ?? '…'}
        </output>
        {children}
        <Hud view={view} game={game} />
        {outcome && <strong data-outcome={outcome.result}>{outcome.title}</strong>}
      </div>
      {events.length > 0 && (
        <code data-events="">{events.map((event) => JSON.stringify(event)).join(' ')}</code>
      )}
      {print !== undefined && <More summary="Print">{() => print}</More>}
      <More summary="Data">{() => JSON.stringify(value, null, 1)}</More>
    </section>
  )
}

/** Text that is rendered only while it is open. */
function More({ summary, children }: { readonly summary: string; readonly children: () => string }) {
  const [open, setOpen] = useState(false)
  return (
    <details data-more={summary} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{summary}</summary>
      {open && <pre className={styles.print}>{children()}</pre>}
    </details>
  )
}
