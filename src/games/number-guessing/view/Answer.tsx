/** The player's answer to the computer's guess: lower, found, higher. */
import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import Check from 'lucide-react/icons/check'
import { freshPress } from '../../../engine/input/freshPress'
import { Keypad } from '../../../ui/board/Keypad'
import { useMedia } from '../../../ui/useMedia'
import { ANSWERS, type Hint } from '../rules'
import { texts as gameTexts } from '../texts/game'
import styles from './Board.module.css'

const texts = gameTexts.answer

const ICONS = { lower: ArrowDown, correct: Check, higher: ArrowUp } as const
/** Where the keys are below the table, they are side by side. */
const SIDE_BY_SIDE = '(max-width: 760px), (max-height: 520px), (orientation: portrait)'

interface Props {
  readonly guess: number
  readonly disabled: boolean
  readonly onAnswer: (answer: Hint) => void
}

export function Answer({ guess, disabled, onAnswer }: Props) {
  const flat = useMedia(SIDE_BY_SIDE)
  return (
    <div className={styles.reply}>
      <p aria-live="polite">{texts.question(guess)}</p>
      <Keypad
        label={texts.name}
        rows={flat ? 1 : 3}
        cols={flat ? 3 : 1}
        onPress={(id) => {
          // A double click answers once: the next question was not read yet.
          if (!disabled && !freshPress.isDouble()) onAnswer(id as Hint)
        }}
        keys={ANSWERS.map((answer) => {
          const Icon = ICONS[answer]
          return {
            id: answer,
            name: texts.keys[answer],
            content: (
              <span className={styles.key}>
                <Icon aria-hidden="true" />
                <span translate="yes">{texts.keys[answer]}</span>
              </span>
            ),
            tone: answer === 'correct' ? ('primary' as const) : ('plain' as const),
            disabled,
          }
        })}
      />
    </div>
  )
}
