/** Components of boards: grid, keypad, draggable pieces. */
import { useRef, useState } from 'react'
import { plural } from '../../engine/core/text'
import { Arrows } from '../../ui/board/Arrows'
import { Board } from '../../ui/board/Board'
import { EndTools } from '../../ui/board/EndTools'
import { type Key, Keypad } from '../../ui/board/Keypad'
import { Mark } from '../../ui/board/Mark'
import { MovePairs } from '../../ui/board/MovePairs'
import { useOrientation } from '../../ui/board/useOrientation'
import { useShake } from '../../ui/board/useShake'
import { PlayingCard } from '../../ui/cards/PlayingCard'
import { useCarry } from '../../ui/input/useCarry'
import { useDrag } from '../../ui/input/useDrag'
import { classes } from '../../ui/styles/classes'
import layout from '../../ui/styles/layout.module.css'
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
  const [status, setStatus] = useState('Nothing pressed yet')
  const name = (row: number, col: number) => `Row ${row + 1}, column ${col + 1}`
  return (
    <>
      <Part name="Board">
        <div className={classes(layout.footed, styles.square)}>
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
            onPress={(row, col) => setStatus(`Pressed: ${name(row, col)}`)}
            onAlternate={(row, col) => setStatus(`Alternate: ${name(row, col)}`)}
            onKey={(event, row, col) => setStatus(`Key ${event.key}: ${name(row, col)}`)}
          />
          <p role="status">{status}</p>
        </div>
      </Part>
      <Part name="Mark">
        <div className={styles.square} style={{ position: 'relative' }}>
          <Mark cells={[5, 6, 10]} rows={4} cols={4} />
        </div>
      </Part>
      <Part name="Arrows">
        <div className={styles.square} style={{ position: 'relative' }}>
          <Arrows strokes={[{ from: 0, to: 6 }]} rows={4} cols={4} kind="hint" />
          <Arrows
            strokes={[
              { from: 13, to: 5 },
              { from: 15, to: 15 },
            ]}
            rows={4}
            cols={4}
            kind="drawn"
          />
        </div>
      </Part>
      <Part name="Keypad">
        <div className={styles.keys}>
          <Keypad
            label="A keypad"
            rows={2}
            cols={5}
            keys={KEYS}
            onPress={(id) => setStatus(`Key of the keypad: ${id}`)}
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
        <EndingGame />
      </Part>
      <Part name="MovePairs">
        <MovePairs moves={['e4', 'e5', 'Nf3']} second={false} />
        <MovePairs moves={['Kd5']} second first={41} />
      </Part>
      <Part name="useOrientation">
        <TurningBoard />
      </Part>
      <Part name="useCarry">
        <CarriedSymbol />
      </Part>
      <Part name="useDrag">
        <DraggedPiece />
      </Part>
      <Part name="useShake">
        <ShakenField />
      </Part>
    </>
  )
}

/** A two-player game: a draw can be offered, was offered, and nothing can be ended. */
function EndingGame() {
  const [offers, setOffers] = useState(false)
  const [status, setStatus] = useState('Nothing ended yet')
  const ends = {
    position: 'the only one',
    offers,
    onOffer: setOffers,
    onAccept: () => setStatus('Drawn'),
    onResign: () => setStatus('Resigned'),
    labels: { flip: 'Flip board', gameText: 'Game text' },
    onFlip: () => setStatus('Flipped'),
    onRead: () => setStatus('Read'),
  }
  return (
    <>
      <EndTools {...ends} className={styles.row} active mayOffer mayResign offered={false} />
      <EndTools {...ends} className={styles.row} active mayOffer mayResign offered />
      <EndTools {...ends} className={styles.row} active={false} mayOffer mayResign offered={false} />
      <p role="status">{status}</p>
    </>
  )
}

/** Two players who take turns, on opposite sides of the board. */
function TurningBoard() {
  const [side, setSide] = useState<0 | 1>(0)
  const { flipped } = useOrientation({ facing: 'flip' }, side, true)
  return (
    <button type="button" className={styles.square} onClick={() => setSide(side === 0 ? 1 : 0)}>
      {flipped ? 'White ↓ Black' : 'Black ↓ White'}
    </button>
  )
}

/** A symbol that tells how far it was carried. */
function CarriedSymbol() {
  const [distance, setDistance] = useState(0)
  const { carried, handlers } = useCarry<'symbol'>({
    take: () => 'symbol',
    holds: () => true,
    onMove: ({ x }, { clientX }) => setDistance(clientX - x),
    onDrop: () => setDistance(0),
  })
  return (
    <div className={styles.square} style={{ touchAction: 'none' }} {...handlers}>
      {carried ? `${Math.round(distance)} px` : 'Drag me'}
    </div>
  )
}

/** A piece to drag over nine squares. */
function DraggedPiece() {
  const area = useRef<HTMLDivElement>(null)
  const [at, setAt] = useState(4)
  const { carried, over, handlers } = useDrag<'piece'>({
    area,
    size: 3,
    take: (cell) => (cell === at ? 'piece' : null),
    holds: () => true,
    onLift: () => {},
    onDrop: (_piece, to) => to !== null && setAt(to),
  })
  return (
    <div className={styles.square}>
      <div ref={area} className={styles.drag} {...handlers}>
        {Array.from({ length: 9 }, (_, cell) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: squares do not move
          <span key={cell} data-over={over === cell || undefined}>
            {cell === at && !carried ? '●' : ''}
          </span>
        ))}
        {carried && <b className={styles.carried}>●</b>}
      </div>
    </div>
  )
}

/** A field that shakes with every press. */
function ShakenField() {
  const [hits, setHits] = useState(0)
  const field = useShake<HTMLDivElement>(hits > 0, hits)
  return (
    <div ref={field}>
      <button type="button" className={styles.square} onClick={() => setHits(hits + 1)}>
        {plural(hits, { one: 'Hit # time', other: 'Hit # times' })}
      </button>
    </div>
  )
}
