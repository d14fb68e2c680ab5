/** The tools beside the chess board: flip, game text, draw offers, resigning. */
import { EndTools } from '../../../ui/board/EndTools'
import { Button } from '../../../ui/controls/Button'
import { claimable, type Move, type State } from '../rules'
import { lazyRules } from '../rules/lazyRules'
import { isOffered, mayEnd } from '../rules/resignOrDraw'
import type { Run } from '../rules/state'
import { texts } from '../texts/game'
import styles from './Board.module.css'

interface Props {
  readonly state: State
  readonly active: boolean
  /** The next move offers a draw. */
  readonly offers: boolean
  readonly onOffer: (offers: boolean) => void
  readonly onFlip: () => void
  readonly onRead: () => void
  readonly play: (move: Move) => void
}

export function Tools({ state, active, offers, onOffer, onFlip, onRead, play }: Props) {
  return (
    <EndTools
      className={styles.tools}
      position={state}
      active={active}
      hidden={Boolean(state.puzzle)}
      mayOffer={mayEnd(state)}
      mayResign={mayEnd(state)}
      offers={offers}
      offered={isOffered(state)}
      onOffer={onOffer}
      onAccept={() => play({ accept: true })}
      onResign={() => play({ resign: true })}
      labels={texts.board}
      onFlip={onFlip}
      onRead={onRead}
      after={
        state.run ? (
          <RunNote run={state.run} />
        ) : (
          active &&
          claimable(state) && <Button onClick={() => play({ claim: true })}>{texts.board.claim}</Button>
        )
      }
    />
  )
}

/** What the last position of a run was about. The status line says it too. */
function RunNote({ run }: { readonly run: Run }) {
  const note = lazyRules.part.lastNote(run)
  return (
    <p className={styles.note}>
      {note && <span>{note.text}</span>}
      {note?.theme && <strong>{note.theme}</strong>}
    </p>
  )
}
