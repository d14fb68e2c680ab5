/** The hands to choose from: one row, or two on half of the screen. */
import { Keypad } from '../../../ui/board/Keypad'
import { uiTexts } from '../../../ui/texts'
import type { Hand } from '../rules/hands'
import { texts } from '../texts/game'
import styles from './Board.module.css'
import { Glove } from './Glove'

/** The keys of one player that are shown. */
const LETTERS: Readonly<Record<Hand, string>> = {
  rock: 'R',
  paper: 'P',
  scissors: 'S',
  lizard: 'L',
  spock: 'K',
}

interface Props {
  readonly label: string
  readonly hands: readonly Hand[]
  readonly rows: 1 | 2
  readonly side: 'you' | 'computer'
  /** The chosen hand; null if it is hidden. */
  readonly selected: Hand | null
  readonly open: boolean
  readonly onPick: (hand: Hand) => void
}

export function Choices({ label, hands, rows, side, selected, open, onPick }: Props) {
  const cols = Math.ceil(hands.length / rows)
  const keys = hands.map((hand, index) => ({
    id: hand,
    name: uiTexts.board.cell(Math.floor(index / cols) + 1, (index % cols) + 1, texts.hands[hand]),
    content: (
      <span className={styles.choice}>
        <Glove hand={hand} side={side} />
        <span translate="yes">{texts.hands[hand]}</span>
      </span>
    ),
    selected: selected === hand,
    disabled: !open,
    note: rows === 1 && side === 'you' ? LETTERS[hand] : undefined,
  }))
  const gaps = Array.from({ length: rows * cols - hands.length }, () => null)
  return (
    <Keypad
      label={label}
      rows={rows}
      cols={cols}
      onPress={(id) => open && onPick(id as Hand)}
      keys={[...keys, ...gaps]}
    />
  )
}
