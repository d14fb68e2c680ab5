/**
 * A choice of one from a few: side by side, in rows of three, as a list, or as a table, depending on the number and
 * length of the labels.
 */
import { type CSSProperties, type KeyboardEvent, type ReactNode, useId, useRef } from 'react'
import { moveKeyOf } from '../../engine/input/keyboard'
import { useHydrated } from '../hydrated'
import { classes } from '../styles/classes'
import { uiTexts } from '../texts'
import styles from './Segmented.module.css'

export interface Choice<Value extends string = string> {
  value: Value
  label: string
  /** Before the label. */
  icon?: ReactNode
  /** Cannot be chosen yet: the reason for assistive technology, and an icon. Keys skip it. */
  locked?: { readonly reason: string; readonly icon: ReactNode } | undefined
}

export interface SegmentedProps<Value extends string = string> {
  label: string
  value: Value
  choices: readonly Choice<Value>[]
  onChange(value: Value): void
  disabled?: boolean
  /** The label is only for assistive technology. */
  labelHidden?: boolean
}

const MAX_SIDE_BY_SIDE = 5
const MAX_IN_A_LIST = 8
/** The longest label of a number, characters: eight numbers fit where five words do. */
const NUMBER_LENGTH = 2
/** Labels of up to this many letters fit three in a row, even in the narrowest window. */
const SHORT = 6
const MAX_IN_THREES = 9
/** Four and more are split into halves, which wrap as a whole if not all fit side by side. */
const MIN_HALVED = 4
/** If three do not fit side by side, the first gets a row, so that the last is not alone. */
const ALL_OR_NONE = 3
const FORWARD = ['ArrowRight', 'ArrowDown']
const BACK = ['ArrowLeft', 'ArrowUp']

/** A radio group: one tab stop; arrows, Home and End choose. */
export function Segmented<Value extends string>({
  label,
  value,
  choices,
  onChange,
  disabled = false,
  labelHidden = false,
}: SegmentedProps<Value>): ReactNode {
  const id = useId()
  const hydrated = useHydrated()
  const group = useRef<HTMLDivElement>(null)
  const chosen = choices.findIndex((choice) => choice.value === value)

  const indices = choices.map((_, index) => index)
  const open = indices.filter((index) => !choices[index]?.locked)

  const move = (event: KeyboardEvent) => {
    const first = open[0]
    const last = open.at(-1)
    let next: number | undefined
    const key = moveKeyOf(event.nativeEvent)
    if (FORWARD.includes(key)) next = open.find((index) => index > chosen) ?? first
    else if (BACK.includes(key)) next = open.findLast((index) => index < chosen) ?? last
    else if (key === 'Home') next = first
    else if (key === 'End') next = last
    else return
    event.preventDefault()
    const choice = next === undefined ? undefined : choices[next]
    if (next === undefined || !choice) return
    onChange(choice.value)
    group.current?.querySelectorAll<HTMLElement>('[role="radio"]')[next]?.focus()
  }

  const numbers = choices.every(({ label: { length } }) => length <= NUMBER_LENGTH)
  const max = numbers ? MAX_IN_A_LIST : MAX_SIDE_BY_SIDE
  const { length } = choices
  const threes =
    length > max && length <= MAX_IN_THREES && choices.every(({ label }) => label.length <= SHORT)
  const halved = choices.length >= MIN_HALVED && choices.length <= max
  const middle = Math.ceil(choices.length / 2)
  const letters = choices.reduce((sum, choice) => sum + choice.label.length, 0)

  const buttons = choices.map((choice, index) => (
    <button
      key={choice.value}
      type="button"
      role="radio"
      className={classes(
        styles.choice,
        choice.icon !== undefined && styles.pictured,
        choice.locked && styles.locked,
      )}
      aria-label={choice.locked && uiTexts.lockedChoice(choice.label, choice.locked.reason)}
      aria-checked={choice.value === value}
      tabIndex={index === (chosen === -1 ? open[0] : chosen) ? 0 : -1}
      disabled={disabled || choice.locked !== undefined}
      onClick={() => onChange(choice.value)}
    >
      {choice.icon}
      <span>{choice.label}</span>
      {choice.locked?.icon}
    </button>
  ))
  const halves = halved ? [buttons.slice(0, middle), buttons.slice(middle)] : []

  return (
    <div className={styles.field}>
      <span id={id} className={labelHidden ? 'visually-hidden' : styles.label}>
        {label}
      </span>
      <div
        ref={group}
        role="radiogroup"
        aria-labelledby={id}
        aria-disabled={disabled || undefined}
        className={classes(
          styles.group,
          threes && styles.threes,
          !threes && length > max && length <= MAX_IN_A_LIST && styles.list,
          !threes && length > MAX_IN_A_LIST && styles.table,
          choices.length === ALL_OR_NONE && styles.three,
        )}
        // Not in the prerendered page: its security policy allows styles only from scripts.
        style={hydrated ? ({ '--letters': letters } as CSSProperties) : undefined}
        onKeyDown={move}
      >
        {halves.map((half) => (
          <span key={half[0]?.key} className={styles.half}>
            {half}
          </span>
        ))}
        {halves.length === 0 && buttons}
      </div>
    </div>
  )
}
