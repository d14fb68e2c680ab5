/** The on-screen letters with an erase key: two long rows, or four short ones for thumbs. */
import Delete from 'lucide-react/icons/delete'
import { Keypad } from '../../../ui/board/Keypad'
import { useMedia } from '../../../ui/useMedia'
import { KEYS } from '../../shared/words/alphabet'
import { texts } from '../texts/game'
import styles from './Keys.module.css'

interface Props {
  readonly disabled: boolean
  readonly onLetter: (letter: string) => void
  readonly onErase: () => void
}

const NARROW = '(max-width: 760px), (orientation: portrait)'

export function Keys({ disabled, onLetter, onErase }: Props) {
  const narrow = useMedia(NARROW)
  const count = KEYS.length + 1
  const cols = narrow ? 7 : Math.ceil(count / 3)
  return (
    <div className={styles.keys}>
      <Keypad
        label={texts.board.letters}
        rows={Math.ceil(count / cols)}
        cols={cols}
        onPress={(id) => (id === 'erase' ? onErase() : onLetter(id))}
        keys={[
          ...KEYS.map((letter) => ({ id: letter, name: letter, content: letter, disabled })),
          {
            id: 'erase',
            name: texts.board.erase,
            content: <Delete size={24} aria-hidden="true" />,
            disabled,
          },
        ]}
      />
    </div>
  )
}
