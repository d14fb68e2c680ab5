/** The hands to choose from: one row, or two on half of the screen. */
import { Keypad } from '../../../ui/board/Keypad'
import { uiTexts } from '../../../ui/texts'
import { HAND_NAMES, type Hand } from '../rules/hands'
import styles from './Board.module.css'
import { Glove } from './Glove'

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
    name: uiTexts.board.cell(Math.floor(index / cols) + 1, (index % cols) + 1, HAND_NAMES[hand]),
    content: (
      <span className={styles.choice}>
        <Glove hand={hand} side={side} />
        <span translate="yes">{HAND_NAMES[hand]}</span>
      </span>
    ),
    selected: selected === hand,
    disabled: !open,
    // The letter of its key, if there is one player.
    note: rows === 1 && side === 'you' ? (hand === 'spock' ? 'K' : HAND_NAMES[hand].charAt(0)) : undefined,
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
