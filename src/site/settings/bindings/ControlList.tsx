/** The controls of one game, and the capture of a new key or button for one of them. */
import Plus from 'lucide-react/icons/plus'
import { type ReactNode, useState } from 'react'
import { useSnapshot } from 'valtio'
import type { Control } from '../../../engine/core/game/contract'
import { bindingsOf } from '../../../engine/input/bindings'
import { settings } from '../../../engine/storage/values/settings'
import { useInputNames } from '../../../play/controls/useInputNames'
import { Button } from '../../../ui/controls/Button'
import { classes } from '../../../ui/styles/classes'
import styles from '../Settings.module.css'
import {
  conflicts,
  type Device,
  type GameBindings,
  inputName,
  type Place,
  rebound,
  refusedKey,
} from './rebind'
import { useCapture } from './useCapture'

const DEVICES: readonly { device: Device; label: string; one: string }[] = [
  { device: 'keys', label: 'Keys', one: 'key' },
  { device: 'pad', label: 'Gamepad', one: 'button' },
]

export function ControlList({ game, controls }: { game: string; controls: readonly Control[] }): ReactNode {
  useInputNames()
  const changed = useSnapshot(settings.live).value.bindings[game] ?? {}
  const bindings = bindingsOf(controls, changed)
  const twoPlayers = bindings.some(({ player }) => player === 1)
  const [place, setPlace] = useState<Place | null>(null)
  const [clash, setClash] = useState<string | null>(null)
  const [refusal, setRefusal] = useState<string | null>(null)

  const keep = (next: GameBindings | null) => {
    const some = next && Object.keys(next).length > 0
    const at = ['bindings', game]
    settings.update(some ? { do: 'set', at, value: next } : { do: 'drop', at })
  }
  const begin = (next: Place | null) => {
    setPlace(next)
    setClash(null)
    setRefusal(null)
  }
  const take = (input: string | null) => {
    if (!place) return
    keep(rebound(controls, changed, place, input))
    begin(null)
  }
  const captured = (input: string) => {
    if (!place) return
    const reason = place.device === 'keys' ? refusedKey(input) : null
    setRefusal(reason)
    if (reason) return
    if (conflicts(bindings, place, input).length > 0) setClash(input)
    else take(input)
  }
  const asked = place && bindings.find(({ slot }) => slot === place.slot)
  const letters = asked?.letters ?? false
  useCapture(place && clash === null ? place.device : null, letters, captured, () => begin(null))

  const playerName = (player: 0 | 1) => (twoPlayers ? `, player ${player + 1}` : '')

  return (
    <div className={styles.controls}>
      {bindings.map((binding) => (
        <div
          key={binding.slot}
          className={styles.control}
          role="group"
          aria-label={binding.label + playerName(binding.player)}
        >
          <p className={styles.name}>{binding.label + playerName(binding.player)}</p>
          <div className={styles.bindings}>
            {DEVICES.map(({ device, label, one }) => {
              const inputs: readonly string[] = binding[device]
              const waits = (at: number) =>
                place?.slot === binding.slot && place.device === device && place.at === at
              return (
                <div key={device} className={styles.chips}>
                  <span className={styles.device}>{label}</span>
                  {inputs.map((input, at) => (
                    <button
                      key={input}
                      type="button"
                      className={classes(styles.chip, waits(at) && styles.waiting)}
                      aria-label={`Change ${one} ${inputName(device, input, binding.letters)} of ${binding.label}${playerName(binding.player)}`}
                      onClick={() => begin({ slot: binding.slot, device, at })}
                    >
                      {inputName(device, input, binding.letters)}
                    </button>
                  ))}
                  <button
                    type="button"
                    className={classes(styles.chip, styles.add, waits(inputs.length) && styles.waiting)}
                    aria-label={`Add a ${one} for ${binding.label}${playerName(binding.player)}`}
                    onClick={() => begin({ slot: binding.slot, device, at: inputs.length })}
                  >
                    <Plus size={18} aria-hidden />
                  </button>
                </div>
              )
            })}
          </div>
          {asked?.slot === binding.slot && place && (
            <div className={classes(styles.capture, styles.whole)} role="status">
              {clash === null ? (
                <p>
                  {place.device === 'keys' ? 'Press a key' : 'Press a button on the gamepad'} for{' '}
                  <strong>{binding.label}</strong>. Esc leaves it as it is.
                </p>
              ) : (
                <p>
                  <strong>{inputName(place.device, clash, letters)}</strong> is already used for{' '}
                  {conflicts(bindings, place, clash)
                    .map((other) => other.label + playerName(other.player))
                    .join(' and ')}
                  . Use it here instead?
                </p>
              )}
              {refusal && <p className={styles.error}>{refusal}</p>}
              <div className={styles.buttons} data-capture-button>
                {clash !== null && (
                  <Button variant="primary" onClick={() => take(clash)}>
                    Use it here
                  </Button>
                )}
                <Button onClick={() => begin(null)}>Cancel</Button>
                {clash === null && place.at < binding[place.device].length && (
                  <Button variant="quiet" onClick={() => take(null)}>
                    Remove it
                  </Button>
                )}
              </div>
            </div>
          )}
        </div>
      ))}
      {Object.keys(changed).length > 0 && (
        <div className={styles.buttons}>
          <Button onClick={() => keep(null)}>Reset controls of this game</Button>
        </div>
      )}
    </div>
  )
}
