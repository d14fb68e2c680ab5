/** Draws the water: coordinates, ships, preview, hits and misses, and the last shot. */
import { memo, type ReactNode, type RefObject, useState } from 'react'
import { proxy, useSnapshot } from 'valtio'
import { classes } from '../../../ui/styles/classes'
import { type Berth, cellsOf, lengthOf, SIZE } from '../rules/fleet'
import styles from './Sea.module.css'
import { Ship } from './Ship'
import { Flame, Ring, Scorch, Wait } from './signs'

export interface Shown {
  readonly ship: number
  readonly berth: Berth
  readonly look?: 'sunk' | 'ghost' | 'bad' | 'revealed'
}

interface Props {
  readonly area?: RefObject<HTMLDivElement | null>
  readonly ships: readonly Shown[]
  /** By cell: 0 nothing, 1 miss, 2 hit, 3 part of a sunk ship, 4 no answer yet. */
  readonly marks?: readonly number[]
  /** The cell of the newest shot, and a number that changes with each shot to start its splash. */
  readonly last?: number | undefined
  readonly turn?: number
  /** Drawn on top. */
  readonly children?: ReactNode
}

/** Whether a mark, from 1, stands for water: a miss, or a shot whose answer is not there yet. */
const isWater = (mark: number) => mark === 1 || mark === 4

function at(cell: number): React.CSSProperties {
  return { '--row': Math.floor(cell / SIZE), '--col': cell % SIZE } as React.CSSProperties
}

/** Memoized, so that unchanged waters do not render again. */
export const Sea = memo(function Sea({ area, ships, marks, last, turn, children }: Props) {
  return (
    <div ref={area} className={styles.sea} aria-hidden="true">
      <div className={styles.swell} />
      <Names />
      {ships.map(({ ship, berth, look }) => (
        <Moored
          key={`${ship}${look === 'ghost' || look === 'bad' ? 'ghost' : ''}`}
          ship={ship}
          cell={berth.cell}
          across={berth.across}
          look={look}
        />
      ))}
      {ships
        .filter(({ look }) => look === 'bad')
        .flatMap(({ ship, berth }) => cellsOf(lengthOf(ship), berth) ?? [])
        .map((cell) => (
          <Cross key={cell} cell={cell} />
        ))}
      {marks?.map((mark, cell) =>
        // biome-ignore lint/suspicious/noArrayIndexKey: a mark is its cell
        mark === 0 ? null : <Mark key={cell} mark={mark} cell={cell} />,
      )}
      {last !== undefined && marks?.[last] !== 0 && (
        <div
          key={`last${turn}`}
          className={classes(styles.last, isWater(marks?.[last] ?? 1) ? styles.splash : styles.blast)}
          style={at(last)}
        >
          {isWater(marks?.[last] ?? 1) ? <Splash /> : <Blast />}
        </div>
      )}
      {children}
    </div>
  )
})

export interface Pointed {
  cell: number | null
}

/** The pointed cell. It has its own state, so that moving the pointer does not render the water. */
export function usePointed(): Pointed {
  const [pointed] = useState(() => proxy<Pointed>({ cell: null }))
  return pointed
}

interface SightProps {
  readonly pointed: Pointed
  /** A cell to show instead of the pointed one. */
  readonly better: number | null
  /** Whether a cell can be fired at. */
  readonly isOpen: (cell: number) => boolean
}

/** The crosshair over the pointed cell. */
export function Sight({ pointed, better, isOpen }: SightProps) {
  const { cell } = useSnapshot(pointed)
  const shown = better ?? (cell !== null && isOpen(cell) ? cell : null)
  return shown !== null && <div className={styles.sight} style={at(shown)} />
}

/** Rings on the water, and drops around a column of spray. */
function Splash() {
  return (
    <>
      <i />
      <i />
      <i />
      <b />
      {[-66, -38, -12, 14, 40, 68].map((angle) => (
        <em key={angle} style={{ '--angle': `${angle}deg` } as React.CSSProperties} />
      ))}
    </>
  )
}

/** A flash, a ring, and clouds of smoke that rise. */
function Blast() {
  return (
    <>
      <i />
      <i />
      <i />
      {[0, 1, 2, 3].map((cloud) => (
        <u key={cloud} style={{ '--cloud': cloud } as React.CSSProperties} />
      ))}
    </>
  )
}

interface MooredProps {
  readonly ship: number
  readonly cell: number
  readonly across: boolean
  readonly look: Shown['look']
}

/** A placed ship. Memoized, since a shot changes few of them. */
const Moored = memo(function Moored({ ship, cell, across, look }: MooredProps) {
  return (
    <div
      className={classes(styles.berth, look && styles[look])}
      style={{ ...at(cell), '--length': lengthOf(ship) } as React.CSSProperties}
      data-across={across || undefined}
    >
      <div className={styles.ship}>
        <Ship ship={ship} sunk={look === 'sunk'} />
      </div>
    </div>
  )
})

/** The coordinates. */
const Names = memo(function Names() {
  return Array.from({ length: SIZE }, (_, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a letter is its place
    <span key={i} className={styles.names}>
      <span className={classes(styles.letter, 'tabular')} style={at(i * SIZE)}>
        {'ABCDEFGHIJ'[i]}
      </span>
      <span className={classes(styles.figure, 'tabular')} style={at(i)}>
        {i + 1}
      </span>
    </span>
  ))
})

/** The mark of a shot. Memoized, since a move changes few of them. */
const Mark = memo(function Mark({ mark, cell }: { readonly mark: number; readonly cell: number }) {
  return (
    <div className={styles.mark} style={at(cell)}>
      {mark === 1 ? <Ring /> : mark === 4 ? <Wait /> : mark === 3 ? <Scorch /> : <Flame />}
    </div>
  )
})

function Cross({ cell }: { readonly cell: number }) {
  return (
    <svg viewBox="0 0 100 100" className={styles.cross} style={at(cell)} aria-hidden="true">
      <path d="M30 30 70 70M70 30 30 70" stroke="#4a0f0a" strokeWidth="20" strokeLinecap="round" />
      <path d="M30 30 70 70M70 30 30 70" stroke="#ffd9d2" strokeWidth="10" strokeLinecap="round" />
    </svg>
  )
}
