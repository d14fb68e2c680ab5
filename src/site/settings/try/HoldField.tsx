/** The preview of toggling instead of holding, with the input of real games. */
import { type ReactNode, useRef, useState } from 'react'
import { settings } from '../../../engine/storage/values/settings'
import { Button } from '../../../ui/controls/Button'
import { classes } from '../../../ui/styles/classes'
import { settingsTexts } from '../../texts/settings'
import styles from './Try.module.css'

const texts = settingsTexts.assists.hold

const SLOT = 'go'

async function inputOfGames() {
  const { createActions } = await import('../../../engine/input/actions')
  return createActions([], 1, {
    slots: new Map([[SLOT, '']]),
    on: () => settings.get().toggleHold,
  })
}
type Actions = Awaited<ReturnType<typeof inputOfGames>>

export function HoldField(): ReactNode {
  /** Loaded with the first press; presses until then are applied in order once it is there. */
  const input = useRef<Promise<Actions>>(undefined)
  const [held, setHeld] = useState(false)
  const act = (does: (actions: Actions) => void) => {
    input.current ??= inputOfGames()
    input.current.then(
      (actions) => {
        does(actions)
        setHeld((actions.take([]).held[SLOT] ?? 0) > 0)
      },
      () => {
        input.current = undefined
      },
    )
  }
  const down = (source: string) => act((actions) => actions.press(SLOT, source))
  const up = (source: string) => act((actions) => actions.release(SLOT, source))
  const isPress = (key: string) => key === ' ' || key === 'Enter'
  return (
    <div className={styles.field}>
      <Button
        className={classes(held && styles.held)}
        onPointerDown={() => down('finger')}
        onPointerUp={() => up('finger')}
        onPointerCancel={() => up('finger')}
        onPointerLeave={() => up('finger')}
        onKeyDown={({ key, repeat }) => isPress(key) && !repeat && down('key')}
        onKeyUp={({ key }) => isPress(key) && up('key')}
        onBlur={() => act((actions) => actions.clear())}
      >
        {texts.try}
      </Button>
      <output className={styles.stat}>{held ? texts.held : texts.released}</output>
    </div>
  )
}
