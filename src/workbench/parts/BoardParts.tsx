/** The parts of boards: grid, keypad, draggable pieces. */
import { useRef, useState } from 'react'
import { Board } from '../../ui/board/Board'
import { EndTools } from '../../ui/board/EndTools'
import { MovePairs } from '../../ui/board/MovePairs'
import { useOrientation } from '../../ui/board/useOrientation'
import { useShake } from '../../ui/board/useShake'
import { PlayingCard } from '../../ui/cards/PlayingCard'
import { type Key, Keypad } from '../../ui/controls/Keypad'
import { useDrag } from '../../ui/input/useDrag'
import { classes } from '../../ui/styles/classes'
import room from '../../ui/styles/layout.module.css'
import styles from '../Workbench.module.css'
import { Part } from './Part'

const KEYS: readonly (Key | null)[] = [
  { id: '1', name: 'Plain', content: '1' },
  { id: '2', name: 'Primary', content: '2', tone: 'primary' },
  { id: '3', name: 'Good', content: '3', tone: 'good' },
  { id: '4', name: 'Bad', content: '4', tone: 'bad' },
  { id: '5', name: 'Dim', content: '5', tone: 'dim' },
  { id: '6', name: 'Disabled', content: '6', disabled: true },
  { id: '7', name: 'Selected', content: '7', selected: true },
  { id: '8', name: 'With a note', content: '8', note: '4' },
  null,
  { id: '0', name: 'After a gap', content: '0' },
]

export function BoardParts() {
  const [news, setNews] = useState('Nothing pressed yet')
  const name = (row: number, col: number) => `Row ${row + 1}, column ${col + 1}`
  return (
    <>
      <Part name="Board">
        <div className={classes(room.footed, styles.square)}>
          <Board
            label="A board"
            rows={4}
            cols={4}
            cell={(row, col) => ({
              name: name(row, col),
              content: `${row}${col}`,
              disabled: row === 3,
              selected: row === 0 && col === 0,
              className: (row + col) % 2 ? styles.checked : undefined,
            })}
            onPress={(row, col) => setNews(`Pressed: ${name(row, col)}`)}
            onAlternate={(row, col) => setNews(`Alternate: ${name(row, col)}`)}
            onKey={(event, row, col) => setNews(`Key ${event.key}: ${name(row, col)}`)}
          />
          <p role="status">{news}</p>
        </div>
      </Part>
      <Part name="Keypad">
        <div className={styles.keys}>
          <Keypad
            label="A keypad"
            rows={2}
            cols={5}
            keys={KEYS}
            onPress={(id) => setNews(`Key of the pad: ${id}`)}
          />
        </div>
      </Part>
      <Part name="PlayingCard">
        <div className={styles.cards}>
          <PlayingCard card={12} faceUp />
          <PlayingCard card={22} faceUp index="row" />
          <PlayingCard card={26} faceUp index="row" fourColors />
          <PlayingCard card={0} faceUp={false} />
        </div>
      </Part>
      <Part name="EndTools">
        <Ended />
      </Part>
      <Part name="MovePairs">
        <MovePairs moves={['e4', 'e5', 'Nf3']} second={false} />
        <MovePairs moves={['Kd5']} second first={41} />
      </Part>
      <Part name="useFacing">
        <Faced />
      </Part>
      <Part name="useDrag">
        <Dragged />
      </Part>
      <Part name="useShake">
        <Struck />
      </Part>
    </>
  )
}

/** A game of two: a draw to offer, one that is offered, none that may be ended. */
function Ended() {
  const [offers, setOffers] = useState(false)
  const [news, setNews] = useState('Nothing ended yet')
  const ends = {
    position: 'the only one',
    offers,
    onOffer: setOffers,
    onAccept: () => setNews('Drawn'),
    onResign: () => setNews('Resigned'),
  }
  return (
    <>
      <EndTools {...ends} className={styles.row} active mayOffer mayResign offered={false} />
      <EndTools {...ends} className={styles.row} active mayOffer mayResign offered />
      <EndTools {...ends} className={styles.row} active={false} mayOffer mayResign offered={false} />
      <p role="status">{news}</p>
    </>
  )
}

/** Two sides that take turns, each at its own end of the board. */
function Faced() {
  const [side, setSide] = useState<0 | 1>(0)
  const { flipped } = useOrientation({ facing: 'flip' }, side, true)
  return (
    <button type="button" className={styles.square} onClick={() => setSide(side === 0 ? 1 : 0)}>
      {flipped ? 'White ↓ Black' : 'Black ↓ White'}
    </button>
  )
}

/** One piece on nine squares, to be carried about. */
function Dragged() {
  const area = useRef<HTMLDivElement>(null)
  const [at, setAt] = useState(4)
  const { carried, handlers } = useDrag({
    area,
    size: 3,
    mayCarry: (cell) => cell === at,
    onLift: () => {},
    onDrop: (_cell, over) => over !== null && setAt(over),
  })
  return (
    <div className={styles.square}>
      <div ref={area} className={styles.drag} {...handlers}>
        {Array.from({ length: 9 }, (_, cell) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a square is its place
          <span key={cell} data-over={carried?.over === cell || undefined}>
            {cell === at && !carried ? '●' : ''}
          </span>
        ))}
        {carried && <b className={styles.carried}>●</b>}
      </div>
    </div>
  )
}

/** A field that every press strikes once more. */
function Struck() {
  const [strokes, setStrokes] = useState(0)
  const field = useShake<HTMLDivElement>(strokes > 0, strokes)
  return (
    <div ref={field}>
      <button type="button" className={styles.square} onClick={() => setStrokes(strokes + 1)}>
        Struck {strokes} times
      </button>
    </div>
  )
}
