/** Components that inform the player: dialogs, toasts, bars, players, progress. */
import { useState } from 'react'
import { FOUR_SEATS } from '../../engine/core/input/seats'
import { Meter } from '../../ui/board/Meter'
import { Players } from '../../ui/board/Players'
import { Progress } from '../../ui/board/Progress'
import { SeatIcon } from '../../ui/board/SeatIcon'
import { TimeBar } from '../../ui/board/TimeBar'
import { Button } from '../../ui/controls/Button'
import { Emoji } from '../../ui/controls/Emoji'
import { Kbd } from '../../ui/controls/Kbd'
import { KeyText } from '../../ui/controls/KeyText'
import { SYMBOLS, SymbolIcon } from '../../ui/controls/SymbolIcon'
import ConfirmDialog from '../../ui/dialogs/ConfirmDialog'
import { Dialog, type DialogProps } from '../../ui/dialogs/Dialog'
import { CopyText, PasteText, TextDialog } from '../../ui/dialogs/TextDialog'
import { Loading } from '../../ui/loading/Loading'
import { dropToast, toast } from '../../ui/toasts/toast'
import { useMedia } from '../../ui/useMedia'
import styles from '../Workbench.module.css'
import { Part } from './Part'

type DialogSize = NonNullable<DialogProps['size']>
const SIZES: readonly DialogSize[] = ['small', 'medium', 'large']
/** The running bar restarts after this time, ms. */
const ROUND_TRIP_MS = 6000

export function MessageParts() {
  const [dialog, setDialog] = useState<DialogSize | null>(null)
  const [isConfirming, setConfirming] = useState(false)
  const [textOpen, setTextOpen] = useState(false)
  return (
    <>
      <Part name="Dialog">
        <div className={styles.row}>
          {SIZES.map((size) => (
            <Button key={size} onClick={() => setDialog(size)}>
              Open {size}
            </Button>
          ))}
        </div>
        <Dialog
          open={dialog !== null}
          size={dialog ?? undefined}
          title={`A ${dialog} dialog`}
          onClose={() => setDialog(null)}
          footer={<Button onClick={() => toast('Shown above the dialog')}>Show a message</Button>}
        >
          {Array.from({ length: dialog === 'large' ? 24 : 2 }, (_, line) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines do not move
            <p key={line}>A body that is too long for the window scrolls between head and foot.</p>
          ))}
        </Dialog>
      </Part>
      <Part name="ConfirmDialog">
        <Button onClick={() => setConfirming(true)}>Delete…</Button>
        {isConfirming && (
          <ConfirmDialog
            title="Delete the game?"
            text="This can’t be undone."
            confirm="Delete"
            onConfirm={() => setConfirming(false)}
            onClose={() => setConfirming(false)}
          />
        )}
      </Part>
      <Part name="TextDialog">
        <Button onClick={() => setTextOpen(true)}>Open</Button>
        {textOpen && (
          <TextDialog title="Position as text" onClose={() => setTextOpen(false)}>
            <CopyText
              label="This position"
              text="XOX/O.X/..O"
              rows={2}
              button="Copy position"
              done="Position copied."
            />
            <PasteText
              label="Load a position"
              hint="Three rows of X, O and dots."
              rows={3}
              button="Load"
              empty="Paste a position first."
              load={() => {
                throw new Error('This position has four X in a row of three.')
              }}
              remedyOf={() => ({ label: 'Load it anyway', load: () => setTextOpen(false) })}
            />
          </TextDialog>
        )}
      </Part>
      <Part name="Toast">
        <div className={styles.row}>
          <Button onClick={() => toast('Plain message')}>Plain</Button>
          <Button onClick={() => toast('Good message', { kind: 'good' })}>Good</Button>
          <Button onClick={() => toast('Bad message', { kind: 'bad', detail: 'And what to do about it.' })}>
            Bad
          </Button>
          <Button onClick={() => toast(`Topic at ${Date.now() % 1000}`, { topic: 'bench', ms: 60_000 })}>
            Topic
          </Button>
          <Button onClick={() => dropToast('bench')}>Drop the topic</Button>
        </div>
      </Part>
      <Part name="useMedia">
        <MediaStates />
      </Part>
      <Part name="Meter">
        <Meter label="Accent" value={70} />
        <Meter label="Warning" value={30} tone="warning" text="30 of 100" />
        <Meter label="Destructive" value={8} tone="destructive" />
        <Meter label="Empty" value={0} />
        <Meter label="Hidden label" labelHidden value={100} text="" />
      </Part>
      <Part name="TimeBar">
        <TimeBar label="Full" left={() => 1} />
        <TimeBar label="Low" left={() => 0.2} />
        <TimeBar label="Over" left={() => 0} />
        <TimeBar label="Running" left={() => 1 - (performance.now() % ROUND_TRIP_MS) / ROUND_TRIP_MS} />
      </Part>
      <Part name="Players">
        <Players
          label="To move, with scores"
          players={[
            {
              id: 'a',
              name: 'You',
              icon: <SymbolIcon name="circle" className={styles.symbol} />,
              score: 3,
              turn: true,
            },
            { id: 't', name: 'Ties', score: 1 },
            {
              id: 'b',
              name: 'Computer',
              icon: <SymbolIcon name="cross" className={styles.symbol} />,
              score: 12,
            },
          ]}
          action={<Button variant="quiet">Reset</Button>}
        />
        <Players
          label="Thinking, with notes"
          players={[
            { id: 'a', name: 'White', note: '4:59', keepName: true },
            { id: 'b', name: 'Black', note: '0:09', turn: true, thinking: true, keepName: true },
          ]}
        />
      </Part>
      <Part name="Progress">
        {(['show', 'input', 'replay', 'over'] as const).map((phase) => (
          <Progress key={phase} phase={phase} done={2} steps={5} />
        ))}
        <Progress phase="input" done={3} steps={20} />
        <Progress phase="input" done={3} steps={4} word="Player 2: add one" seat={1} />
      </Part>
      <Part name="Kbd">
        <p>
          Press <Kbd>Space</Kbd>, <Kbd>←</Kbd> or <Kbd>A</Kbd>
        </p>
      </Part>
      <Part name="KeyText">
        <p>
          <KeyText text="{pause} pauses, {mute} mutes." keys={{ pause: ['P', 'Esc'], mute: ['M'] }} />
        </p>
      </Part>
      <Part name="Emoji">
        <Emoji emoji="🎂" />
        <Emoji emoji="🐚" said="a find on the beach" />
      </Part>
      <Part name="SymbolIcon">
        <div className={styles.row}>
          {SYMBOLS.map((name) => (
            <SymbolIcon key={name} name={name} className={styles.symbol} />
          ))}
        </div>
      </Part>
      <Part name="SeatIcon">
        <div className={styles.row}>
          {FOUR_SEATS.map((seat) => (
            <SeatIcon key={seat} seat={seat} className={styles.symbol} />
          ))}
          {FOUR_SEATS.map((seat) => (
            <SeatIcon key={seat} seat={seat} className={styles.symbol} numbered />
          ))}
        </div>
      </Part>
      <Part name="Loading">
        <div className={styles.square}>
          <Loading />
        </div>
      </Part>
    </>
  )
}

/** Changes with the size of the window. */
function MediaStates() {
  const narrow = useMedia('(max-width: 600px)')
  const coarse = useMedia('(pointer: coarse)')
  return (
    <p>
      {narrow ? 'Narrow' : 'Wide'} window, {coarse ? 'coarse' : 'fine'} pointer
    </p>
  )
}
