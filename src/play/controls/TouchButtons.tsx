/**
 * The on-screen controls, generated from the game's definition: arrows (or a stick) for one thumb, round
 * buttons for the other.
 */
import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import ArrowRight from 'lucide-react/icons/arrow-right'
import ArrowUp from 'lucide-react/icons/arrow-up'
import type { PointerEvent, ReactNode } from 'react'
import { useSnapshot } from 'valtio'
import { capturePointer } from '../../engine/browser'
import type { TouchControls } from '../../engine/core/game/contract'
import { settings } from '../../engine/storage/values/settings'
import { lazyComponent } from '../../ui/loading/lazyComponent'
import { classes } from '../../ui/styles/classes'
import { frameTexts } from '../texts/frame'
import styles from './TouchButtons.module.css'

interface Props {
  readonly touch: TouchControls
  readonly label: (action: string) => string
  readonly press: (action: string, source: string) => void
  readonly release: (action: string, source: string) => void
}

const Stick = lazyComponent(() => import('./Stick'), { name: frameTexts.parts.stick })

/** In the order of the game's arrows. */
const UP = { Icon: ArrowUp, area: 'up' } as const
const DOWN = { Icon: ArrowDown, area: 'down' } as const
const LEFT = { Icon: ArrowLeft, area: 'left' } as const
const RIGHT = { Icon: ArrowRight, area: 'right' } as const
const PAIR = [LEFT, RIGHT] as const
const UPRIGHT = [UP, DOWN] as const
const CROSS = [UP, DOWN, LEFT, RIGHT] as const

export function TouchButtons({ touch, label, press, release }: Props) {
  const { stick } = useSnapshot(settings.live).value
  const { arrows, buttons } = touch
  if (!arrows && !buttons) return null
  const icons = arrows?.length === 4 ? CROSS : touch.upright ? UPRIGHT : PAIR
  const hold = { press, release }
  return (
    <div
      className={styles.controls}
      data-touch-controls
      // A drag does the same: the buttons can be hidden.
      data-spare={(touch.drag && !buttons) || undefined}
    >
      {stick && arrows?.length === 4 && (
        // Games that move step by step have no diagonals.
        <Stick.Part arrows={arrows} diagonal={!touch.swipe} {...hold} />
      )}
      {arrows && !(stick && arrows.length === 4) && (
        <div
          className={
            arrows.length === 4 ? styles.cross : classes(styles.pair, touch.upright && styles.upright)
          }
        >
          {icons.map(({ Icon, area }, i) => {
            const action = arrows[i]
            return action === undefined ? null : (
              <Hold
                key={action}
                action={action}
                name={label(action)}
                className={classes(styles.arrow, arrows.length === 4 && styles[area])}
                {...hold}
              >
                <Icon size={32} aria-hidden="true" />
              </Hold>
            )
          })}
        </div>
      )}
      {buttons && (
        <div className={styles.round} data-many={buttons.length > 2 || undefined}>
          {buttons.map((action) => (
            <Hold key={action} action={action} name={label(action)} className={styles.big} {...hold}>
              {label(action)}
            </Hold>
          ))}
        </div>
      )}
    </div>
  )
}

interface HoldProps extends Pick<Props, 'press' | 'release'> {
  readonly action: string
  readonly name: string
  readonly className?: string | undefined
  readonly children: ReactNode
}

/** A button that is held while a finger is on it; fingers count separately. */
function Hold({ action, name, className, press, release, children }: HoldProps) {
  const source = (event: PointerEvent) => `touch${event.pointerId}:${action}`
  const end = (event: PointerEvent) => release(action, source(event))
  return (
    <button
      type="button"
      // The keyboard has its own keys; a focused arrow would swallow Space.
      tabIndex={-1}
      aria-label={name}
      className={className}
      onPointerDown={(event) => {
        event.preventDefault()
        capturePointer(event.currentTarget, event.pointerId)
        press(action, source(event))
      }}
      onPointerUp={end}
      onPointerCancel={end}
      onLostPointerCapture={end}
      onContextMenu={(event) => event.preventDefault()}
      // Assistive technology clicks without a pointer.
      onClick={(event) => {
        if (event.detail !== 0) return
        press(action, 'click')
        release(action, 'click')
      }}
    >
      {children}
    </button>
  )
}
