/** The tools beside the board: flip, position as text, draw offers, resigning. */
import Flip from 'lucide-react/icons/arrow-up-down'
import Text from 'lucide-react/icons/file-text'
import { EndTools } from '../../../ui/board/EndTools'
import { IconButton } from '../../../ui/controls/Button'
import { uiTexts } from '../../../ui/texts'
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
      before={
        <>
          <IconButton
            label={texts.board.flip}
            word={uiTexts.tools.flip}
            icon={<Flip size={20} aria-hidden="true" />}
            onClick={onFlip}
          />
          <IconButton
            label={texts.board.gameText}
            word={texts.board.gameText}
            icon={<Text size={20} aria-hidden="true" />}
            onClick={onRead}
          />
        </>
      }
    />
  )
}
