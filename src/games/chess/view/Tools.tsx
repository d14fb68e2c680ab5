/** Owns the tools beside the chess board: flip, the game as text, draws, giving up. */
import Flip from 'lucide-react/icons/arrow-up-down'
import Text from 'lucide-react/icons/file-text'
import Flag from 'lucide-react/icons/flag'
import Handshake from 'lucide-react/icons/handshake'
import { useState } from 'react'
import { Button, IconButton } from '../../../ui/Button'
import { claimable, type Move, type State } from '../rules'
import { isOffered, mayOffer, mayResign } from '../rules/will'
import styles from './Board.module.css'

interface Props {
  readonly state: State
  readonly active: boolean
  /** A draw goes with the next move. */
  readonly offers: boolean
  readonly onOffer: (offers: boolean) => void
  readonly onFlip: () => void
  readonly onRead: () => void
  readonly play: (move: Move) => void
}

export function Tools({ state, active, offers, onOffer, onFlip, onRead, play }: Props) {
  // Asked for one position: another one asks anew.
  const [asked, setAsked] = useState<State | null>(null)
  if (active && asked === state)
    return (
      <div className={styles.tools}>
        <Button variant="danger" autoFocus onClick={() => play({ resign: true })}>
          Resign
        </Button>
        <Button onClick={() => setAsked(null)}>Play on</Button>
      </div>
    )
  return (
    <div className={styles.tools}>
      <IconButton label="Flip board" icon={<Flip size={20} aria-hidden="true" />} onClick={onFlip} />
      {!state.puzzle && (
        <>
          <IconButton label="PGN, FEN" icon={<Text size={20} aria-hidden="true" />} onClick={onRead} />
          <IconButton
            label="Offer a draw with the next move"
            aria-pressed={offers}
            variant={offers ? 'primary' : undefined}
            disabled={!active || !mayOffer(state)}
            icon={<Handshake size={20} aria-hidden="true" />}
            onClick={() => onOffer(!offers)}
          />
          <IconButton
            label="Resign"
            disabled={!active || !mayResign(state)}
            icon={<Flag size={20} aria-hidden="true" />}
            onClick={() => setAsked(state)}
          />
        </>
      )}
      {active && isOffered(state) && (
        <Button variant="primary" onClick={() => play({ accept: true })}>
          Accept the draw
        </Button>
      )}
      {active && claimable(state) && <Button onClick={() => play({ claim: true })}>Claim a tie</Button>}
    </div>
  )
}
