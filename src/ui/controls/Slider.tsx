/** A slider with its label and its value as text. */
import { type ReactNode, useId } from 'react'
import styles from './Slider.module.css'

export interface SliderProps {
  label: string
  value: number
  onChange(value: number): void
  /** Defaults: 0, 100 and 1. */
  min?: number
  max?: number
  step?: number
  /** The value as text, shown and announced; the number by default. */
  text?: string
  disabled?: boolean
}

export function Slider({
  label,
  value,
  onChange,
  min = 0,
  max = 100,
  step = 1,
  text = String(value),
  disabled,
}: SliderProps): ReactNode {
  const id = useId()
  return (
    <div className={styles.slider}>
      <div className={styles.line}>
        <label htmlFor={id}>{label}</label>
        <output htmlFor={id} className="tabular">
          {text}
        </output>
      </div>
      <input
        id={id}
        type="range"
        className={styles.range}
        value={value}
        min={min}
        max={max}
        step={step}
        disabled={disabled}
        aria-valuetext={text}
        onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
      />
    </div>
  )
}
