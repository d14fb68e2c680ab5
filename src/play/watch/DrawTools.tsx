/** While a visitor draws on the board: how, and a button that removes it. */
import { Button } from '../../ui/controls/Button'
import { replayTexts } from '../texts/replays'
import styles from './DrawTools.module.css'
import type { DrawingControls } from './useDrawing'

const texts = replayTexts.watch.drawing

export function DrawTools({ drawing: { isOn, clear, said } }: { readonly drawing: DrawingControls }) {
  return (
    <>
      <p className="visually-hidden" role="status">
        {said}
      </p>
      {isOn && (
        <div className={styles.tools}>
          <p className={styles.text}>{texts.howTo}</p>
          <Button disabled={clear === null} onClick={clear ?? undefined}>
            {texts.clear}
          </Button>
        </div>
      )}
    </>
  )
}
