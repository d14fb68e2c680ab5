/** Drawing on the board: the button that switches it on, how it is done, and a button that removes what was drawn. */
import PenLine from 'lucide-react/icons/pen-line'
import { Button } from '../../ui/controls/Button'
import { replayTexts } from '../texts/replays'
import styles from './DrawTools.module.css'
import type { DrawingControls } from './useDrawing'

const texts = replayTexts.watch.drawing

export function DrawTools({ drawing: { isOn, toggle, clear, said } }: { readonly drawing: DrawingControls }) {
  return (
    <div className={styles.tools}>
      <Button
        aria-pressed={isOn}
        variant={isOn ? 'primary' : 'plain'}
        icon={<PenLine size={20} aria-hidden="true" />}
        onClick={toggle}
      >
        {texts.toggle}
      </Button>
      {isOn && (
        <>
          <Button disabled={clear === null} onClick={clear ?? undefined}>
            {texts.clear}
          </Button>
          <p className={styles.text}>{texts.howTo}</p>
        </>
      )}
      <p className="visually-hidden" role="status">
        {said}
      </p>
    </div>
  )
}
