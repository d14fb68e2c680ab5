/**
 * Ends a two-player game by agreement or resignation: a draw offered with the next move, a question before
 * resigning.
 */
import Flag from 'lucide-react/icons/flag'
import Handshake from 'lucide-react/icons/handshake'
import { type ReactNode, useState } from 'react'
import { Button, IconButton } from '../controls/Button'

interface Props {
  readonly className?: string | undefined
  /** Compared by identity: a question about one position does not apply to another. */
  readonly position: unknown
  /** It is the visitor's turn. */
  readonly active: boolean
  /** Nothing can be ended here, as in a puzzle: the other tools alone are shown. */
  readonly hidden?: boolean
  readonly mayOffer: boolean
  readonly mayResign: boolean
  /** A draw goes with the next move. */
  readonly offers: boolean
  /** The other side has offered a draw. */
  readonly offered: boolean
  readonly onOffer: (offers: boolean) => void
  readonly onAccept: () => void
  readonly onResign: () => void
  /** Tools before them. */
  readonly before?: ReactNode
  /** Tools behind them. */
  readonly after?: ReactNode
}

export function EndTools({ className, position, active, hidden, offers, offered, ...rest }: Props) {
  const { mayOffer, mayResign, onOffer, onAccept, onResign, before, after } = rest
  const [asked, setAsked] = useState<unknown>(null)
  if (active && asked === position)
    return (
      <div className={className}>
        <Button variant="danger" autoFocus onClick={onResign}>
          Resign
        </Button>
        <Button onClick={() => setAsked(null)}>Play on</Button>
      </div>
    )
  return (
    <div className={className}>
      {before}
      {!hidden && (
        <>
          <IconButton
            label="Offer a draw with the next move"
            aria-pressed={offers}
            variant={offers ? 'primary' : undefined}
            disabled={!active || !mayOffer}
            icon={<Handshake size={20} aria-hidden="true" />}
            onClick={() => onOffer(!offers)}
          />
          <IconButton
            label="Resign"
            disabled={!active || !mayResign}
            icon={<Flag size={20} aria-hidden="true" />}
            onClick={() => setAsked(position)}
          />
        </>
      )}
      {active && offered && (
        <Button variant="primary" onClick={onAccept}>
          Accept the draw
        </Button>
      )}
      {after}
    </div>
  )
}
