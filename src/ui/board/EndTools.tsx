/**
 * Tools of a game for two: flips the board, shows the game as text, and ends it by agreement or resignation. A draw is
 * offered with the next move, resigning asks for confirmation.
 */
import Flip from 'lucide-react/icons/arrow-up-down'
import Text from 'lucide-react/icons/file-text'
import Flag from 'lucide-react/icons/flag'
import Handshake from 'lucide-react/icons/handshake'
import { type ReactNode, useState } from 'react'
import { Button, IconButton } from '../controls/Button'
import { uiTexts } from '../texts'

const texts = uiTexts.end

interface Props {
  readonly className?: string | undefined
  /** Compared by identity: a question about one position is dropped at the next. */
  readonly position: unknown
  /** It is the visitor's turn. */
  readonly active: boolean
  /** Hides all tools but Flip, as in a puzzle; `after` is still shown. */
  readonly hidden?: boolean
  readonly mayOffer: boolean
  readonly mayResign: boolean
  /** A draw is offered with the next move. */
  readonly offers: boolean
  /** The other side has offered a draw. */
  readonly offered: boolean
  readonly onOffer: (offers: boolean) => void
  readonly onAccept: () => void
  readonly onResign: () => void
  readonly labels: { readonly flip: string; readonly gameText: string }
  readonly onFlip: () => void
  /** Opens the game's text. */
  readonly onRead: () => void
  /** Tools after these. */
  readonly after?: ReactNode
}

export function EndTools({ className, position, active, hidden, offers, offered, ...rest }: Props) {
  const { mayOffer, mayResign, onOffer, onAccept, onResign, labels, onFlip, onRead, after } = rest
  const [asked, setAsked] = useState<unknown>(null)
  if (active && asked === position)
    return (
      <div className={className}>
        <Button variant="danger" autoFocus onClick={onResign}>
          {texts.resign}
        </Button>
        <Button onClick={() => setAsked(null)}>{texts.keepPlaying}</Button>
      </div>
    )
  return (
    <div className={className}>
      <IconButton
        label={labels.flip}
        word={uiTexts.tools.flip}
        icon={<Flip size={20} aria-hidden="true" />}
        onClick={onFlip}
      />
      {!hidden && (
        <>
          <IconButton
            label={labels.gameText}
            word={labels.gameText}
            icon={<Text size={20} aria-hidden="true" />}
            onClick={onRead}
          />
          <IconButton
            label={texts.offerDraw}
            word={uiTexts.tools.draw}
            aria-pressed={offers}
            variant={offers ? 'primary' : undefined}
            disabled={!active || !mayOffer}
            icon={<Handshake size={20} aria-hidden="true" />}
            onClick={() => onOffer(!offers)}
          />
          <IconButton
            label={texts.resign}
            word={texts.resign}
            disabled={!active || !mayResign}
            icon={<Flag size={20} aria-hidden="true" />}
            onClick={() => setAsked(position)}
          />
        </>
      )}
      {active && offered && (
        <Button variant="primary" onClick={onAccept}>
          {texts.acceptDraw}
        </Button>
      )}
      {after}
    </div>
  )
}
