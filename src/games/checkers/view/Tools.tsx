/** The tools beside the board: flip, position as text, draw offers, resigning. */
import { EndTools } from '../../../ui/board/EndTools'
import { isOffered, type Move, mayEnd, type State } from '../rules'
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
      mayOffer={mayEnd(state)}
      mayResign={mayEnd(state)}
      offers={offers}
      offered={isOffered(state)}
      onOffer={onOffer}
      onAccept={() => play('accept')}
      onResign={() => play('resign')}
      labels={texts.board}
      onFlip={onFlip}
      onRead={onRead}
    />
  )
}
