/** Owns the tools beside the checkers board: flip, draws, giving up. */
import Flip from 'lucide-react/icons/arrow-up-down'
import Flag from 'lucide-react/icons/flag'
import Handshake from 'lucide-react/icons/handshake'
import { useState } from 'react'
import { Button, IconButton } from '../../../ui/Button'
import { isOffered, type Move, mayEnd, type State } from '../rules'
import styles from './Board.module.css'

interface Props {
  readonly state: State
  readonly active: boolean
  /** A draw goes with the next move. */
  readonly offers: boolean
  readonly onOffer: (offers: boolean) => void
  readonly onFlip: () => void
  readonly play: (move: Move) => void
}

export function Tools({ state, active, offers, onOffer, onFlip, play }: Props) {
  // Asked for one position: another one asks anew.
  const [asked, setAsked] = useState<State | null>(null)
  if (active && asked === state)
    return (
      <div className={styles.tools}>
        <Button variant="danger" autoFocus onClick={() => play('resign')}>
          Resign
        </Button>
        <Button onClick={() => setAsked(null)}>Play on</Button>
      </div>
    )
  return (
    <div className={styles.tools}>
      {active && isOffered(state) && (
        <Button variant="primary" onClick={() => play('accept')}>
          Accept the draw
        </Button>
      )}
      <IconButton label="Flip board" icon={<Flip size={20} aria-hidden="true" />} onClick={onFlip} />
      <IconButton
        label="Offer a draw with the next move"
        aria-pressed={offers}
        variant={offers ? 'primary' : undefined}
        disabled={!active || !mayEnd(state)}
        icon={<Handshake size={20} aria-hidden="true" />}
        onClick={() => onOffer(!offers)}
      />
      <IconButton
        label="Resign"
        disabled={!active || !mayEnd(state)}
        icon={<Flag size={20} aria-hidden="true" />}
        onClick={() => setAsked(state)}
      />
    </div>
  )
}
