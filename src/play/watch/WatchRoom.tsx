/** Owns the room a play is watched in: figures above, what is seen, and the bar below. */
import type { ReactNode, Ref } from 'react'
import { useEffect, useRef } from 'react'
import { useSnapshot } from 'valtio'
import type { Game } from '../../engine/core/contract'
import type { CatalogueGame } from '../../games/catalogue'
import frame from '../Frame.module.css'
import { Glow } from '../Glow'
import { Hud } from '../Hud'
import type { SessionView } from '../session/view'
import { WatchBar } from './WatchBar'
import type { Watcher } from './watcher'

interface Props {
  readonly entry: CatalogueGame
  readonly game: Game
  readonly watcher: Watcher
  readonly shown: SessionView
  readonly roomRef?: Ref<HTMLDivElement>
  readonly fieldWidth?: number
  readonly onGoOn: (() => void) | null
  readonly onClose: () => void
  readonly children: ReactNode
}

export function WatchRoom(props: Props) {
  const { entry, game, watcher, shown, fieldWidth } = props
  const { at } = useSnapshot(watcher.view)
  const root = useRef<HTMLElement>(null)
  // Keys and pads begin on the button that stops it.
  useEffect(() => {
    root.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus({ preventScroll: true })
  }, [])
  return (
    <section
      ref={root}
      tabIndex={-1}
      aria-label={`${entry.title}: a play to watch`}
      className={frame.play}
      data-game={entry.id}
      data-phase="watching"
      data-at={at}
      data-seed={shown.seed}
      data-kind={game.kind}
      style={fieldWidth ? ({ '--field-width': `${fieldWidth}px` } as React.CSSProperties) : undefined}
    >
      <Glow cover={entry.cover} />
      <div className={frame.bar}>
        <Hud view={shown} game={game} />
      </div>
      <div className={frame.below}>
        <div className={frame.stageArea} ref={props.roomRef}>
          {props.children}
        </div>
      </div>
      <WatchBar watcher={watcher} onGoOn={props.onGoOn} onClose={props.onClose} />
    </section>
  )
}
