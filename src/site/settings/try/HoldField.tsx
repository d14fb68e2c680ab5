/** Owns the field on which holds by presses are tried, through the very input of games. */
import { type ReactNode, useState } from 'react'
import { createActions } from '../../../engine/input/actions'
import { settings } from '../../../engine/storage/settings'
import { Button } from '../../../ui/Button'
import { classes } from '../../../ui/classes'
import styles from './Try.module.css'

const SLOT = 'go'

export function HoldField(): ReactNode {
  const [actions] = useState(() =>
    createActions([], 1, {
      slots: new Map([[SLOT, '']]),
      on: () => settings.get().toggleHold,
    }),
  )
  const [held, setHeld] = useState(false)
  const look = () => setHeld((actions.take([]).held[SLOT] ?? 0) > 0)
  const down = (source: string) => {
    actions.press(SLOT, source)
    look()
  }
  const up = (source: string) => {
    actions.release(SLOT, source)
    look()
  }
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
        onBlur={() => {
          actions.clear()
          look()
        }}
      >
        Hold me
      </Button>
      <output className={styles.figure}>{held ? 'Held' : 'Let go'}</output>
    </div>
  )
}
