/** The bar of time below a game: plays, stops, steps and goes to any moment of its recording. */
import { useId } from 'react'
import { Button } from '../../ui/controls/Button'
import styles from '../Workbench.module.css'
import type { Time } from './useTime'

/** Speeds as shares of the usual one. */
const SPEEDS = [0.1, 0.25, 1, 4] as const

export interface TimeBarProps {
  readonly unit: 'tick' | 'move'
  readonly at: number
  readonly length: number
  readonly time: Time
  /** Why the breakpoint cannot be reached; null if it can. */
  readonly problem: string | null
  readonly onSeek: (to: number) => void
  /** Where the next input may come from, if there is a choice. */
  readonly inputs?: {
    readonly all: readonly (readonly [id: string, label: string])[]
    readonly chosen: string
    readonly onChoose: (id: string) => void
  }
}

export function TimeBar({ unit, at, length, time, problem, onSeek, inputs }: TimeBarProps) {
  const { playing, speed, breakpoint } = time
  const slider = useId()
  return (
    <section className={styles.time} aria-label="Time" data-at={at} data-length={length}>
      <Button onClick={() => time.setPlaying(!playing)}>{playing ? 'Pause' : 'Play'}</Button>
      {[-60, -10, -1, 1, 10, 60].map((step) => (
        <Button key={step} disabled={at + step < 0} onClick={() => onSeek(at + step)}>
          {step > 0 ? `+${step}` : `−${-step}`}
        </Button>
      ))}
      <input
        id={slider}
        className={styles.slider}
        type="range"
        min={0}
        max={length}
        value={at}
        aria-label={`Current ${unit}`}
        onChange={(event) => onSeek(event.target.valueAsNumber)}
      />
      <output htmlFor={slider} className="tabular">
        {unit} {at} of {length}
      </output>
      {inputs && (
        <label>
          Input{' '}
          <select value={inputs.chosen} onChange={(event) => inputs.onChoose(event.target.value)}>
            {inputs.all.map(([id, label]) => (
              <option key={id} value={id}>
                {label}
              </option>
            ))}
          </select>
        </label>
      )}
      <label>
        Speed{' '}
        <select value={speed} onChange={(event) => time.setSpeed(Number(event.target.value))}>
          {SPEEDS.map((each) => (
            <option key={each} value={each}>
              {each}x
            </option>
          ))}
        </select>
      </label>
      <label>
        Stop at{' '}
        <input
          type="text"
          value={breakpoint.text}
          placeholder="score > 100, or an event"
          spellCheck={false}
          onChange={(event) => breakpoint.setText(event.target.value)}
        />
      </label>
      {problem !== null && <span role="alert">{problem}</span>}
    </section>
  )
}
