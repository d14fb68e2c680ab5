/** The bar of time below a game: plays, stops, steps and goes to any moment of its recording. */
import { useId } from 'react'
import { Button } from '../../ui/controls/Button'
import styles from '../Workbench.module.css'

/** Speeds as shares of the usual one. */
const SPEEDS = [0.1, 0.25, 1, 4] as const

interface Props {
  readonly unit: 'tick' | 'move'
  readonly at: number
  readonly length: number
  readonly playing: boolean
  readonly speed: number
  /** Where the next input comes from, by its name on screen; empty if there is no choice. */
  readonly inputs: readonly (readonly [id: string, label: string])[]
  readonly input?: string
  readonly breakpoint: string
  /** Why the breakpoint cannot be checked; null if it can. */
  readonly problem: string | null
  readonly onPlaying: (playing: boolean) => void
  readonly onSeek: (to: number) => void
  readonly onSpeed: (speed: number) => void
  readonly onInput?: (input: string) => void
  readonly onBreakpoint: (text: string) => void
}

export function TimeBar(props: Props) {
  const { unit, at, length, playing, speed, inputs, input, breakpoint, problem } = props
  const slider = useId()
  return (
    <section className={styles.time} aria-label="Time" data-at={at} data-length={length}>
      <Button onClick={() => props.onPlaying(!playing)}>{playing ? 'Pause' : 'Play'}</Button>
      {[-60, -10, -1, 1, 10, 60].map((step) => (
        <Button key={step} disabled={at + step < 0} onClick={() => props.onSeek(at + step)}>
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
        onChange={(event) => props.onSeek(event.target.valueAsNumber)}
      />
      <output htmlFor={slider} className="tabular">
        {unit} {at} of {length}
      </output>
      {inputs.length > 0 && (
        <label>
          Input{' '}
          <select value={input} onChange={(event) => props.onInput?.(event.target.value)}>
            {inputs.map(([id, label]) => (
              <option key={id} value={id}>
                {label}
              </option>
            ))}
          </select>
        </label>
      )}
      <label>
        Speed{' '}
        <select value={speed} onChange={(event) => props.onSpeed(Number(event.target.value))}>
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
          value={breakpoint}
          placeholder="score > 100, or an event"
          spellCheck={false}
          onChange={(event) => props.onBreakpoint(event.target.value)}
        />
      </label>
      {problem !== null && <span role="alert">{problem}</span>}
    </section>
  )
}
