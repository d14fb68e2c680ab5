/** The board of a game. It is rerendered with every move, the page around it is not. */
import { useSnapshot } from 'valtio'
import type { CatalogGame } from '../../games/catalog'
import { SINGLE_FILE } from '../../ui/basePath'
import styles from '../frame/TurnLayout.module.css'
import { pictureOf } from '../opening/ownContent'
import { sharePosition } from '../replay/share'
import type { TurnSession } from '../session/turns/turnSession'
import { isHiddenInPause } from '../session/view/hiddenInPause'
import { frameTexts } from '../texts/frame'

interface Props {
  readonly entry: CatalogGame
  readonly play: TurnSession
  /** The opponent of a race is shown. */
  readonly rival: boolean
  readonly isHeld: (action: string) => boolean
  readonly dialog: boolean
  readonly onDialog: (isOpen: boolean) => void
}

export function TurnBoard({ entry, play, rival, ...shown }: Props) {
  const { phase, options } = useSnapshot(play.view)
  const { board, seat, thinking, hint, highlighted, warned } = useSnapshot(play.boardView)
  const { Board } = play.game
  return (
    <>
      <Board
        state={board.state}
        previous={board.previous}
        events={board.events}
        turn={board.turn}
        play={(move) => play.play(move)}
        // In practice, a new game would close the item at once.
        open={play.practiced === null ? (position) => play.open(position) : undefined}
        share={SINGLE_FILE ? undefined : (position) => void sharePosition(entry, play, position)}
        options={options}
        active={play.active}
        hidden={(phase === 'ready' || phase === 'paused') && isHiddenInPause(play.game, options)}
        seat={seat}
        own={pictureOf(play.own)}
        rival={rival ? () => play.rival : undefined}
        thinking={thinking}
        hint={hint}
        highlighted={highlighted}
        warned={warned}
        {...shown}
        clock={() => play.playedMs}
      />
      {seat !== null && phase === 'playing' && play.waits && play.policy.seat === null && (
        <p className={styles.waits} data-waits>
          {play.sendable ? frameTexts.turns.sendYourMove : frameTexts.turns.moveSent}
        </p>
      )}
    </>
  )
}
