/** The controls of one game, and the capture of a new key or button for one of them. */
import Plus from 'lucide-react/icons/plus'
import { type ReactNode, useState } from 'react'
import { useSnapshot } from 'valtio'
import type { Control } from '../../../engine/core/game/contract'
import { listText } from '../../../engine/core/text'
import { type Binding, bindingsOf } from '../../../engine/input/bindings'
import { settings } from '../../../engine/storage/values/settings'
import { useInputNames } from '../../../play/controls/useInputNames'
import { Button } from '../../../ui/controls/Button'
import { classes } from '../../../ui/styles/classes'
import { RichText } from '../../layout/RichText'
import { settingsTexts } from '../../texts/settings'
import styles from '../Settings.module.css'
import { type BindingPosition, conflicts, type GameBindings, inputName, rebound, refusedKey } from './rebind'
import { useCapture } from './useCapture'

const texts = settingsTexts.bindings

const DEVICES = [
  { device: 'keys', label: texts.keys, changeText: texts.changeKey, addText: texts.addKey },
  { device: 'pad', label: texts.pad, changeText: texts.changeButton, addText: texts.addButton },
] as const

export function ControlList({ game, controls }: { game: string; controls: readonly Control[] }): ReactNode {
  useInputNames()
  const changed = useSnapshot(settings.live).value.bindings[game] ?? {}
  const bindings = bindingsOf(controls, changed)
  const twoPlayers = bindings.some(({ player }) => player === 1)
  const [position, setPosition] = useState<BindingPosition | null>(null)
  const [conflict, setConflict] = useState<string | null>(null)
  const [refusal, setRefusal] = useState<string | null>(null)

  const keep = (next: GameBindings | null) => {
    const some = next && Object.keys(next).length > 0
    const at = ['bindings', game]
    settings.update(some ? { do: 'set', at, value: next } : { do: 'drop', at })
  }
  const begin = (next: BindingPosition | null) => {
    setPosition(next)
    setConflict(null)
    setRefusal(null)
  }
  const take = (input: string | null) => {
    if (!position) return
    keep(rebound(controls, changed, position, input))
    begin(null)
  }
  const captured = (input: string) => {
    if (!position) return
    const reason = position.device === 'keys' ? refusedKey(input) : null
    setRefusal(reason)
    if (reason) return
    if (conflicts(bindings, position, input).length > 0) setConflict(input)
    else take(input)
  }
  const asked = position && bindings.find(({ slot }) => slot === position.slot)
  const letters = asked?.letters ?? false
  useCapture(position && conflict === null ? position.device : null, letters, captured, () => begin(null))

  const nameOf = ({ label, player }: Binding) => (twoPlayers ? texts.ofPlayer(label, player + 1) : label)

  return (
    <div className={styles.controls}>
      {bindings.map((binding) => (
        <div key={binding.slot} className={styles.control} role="group" aria-label={nameOf(binding)}>
          <p className={styles.name}>{nameOf(binding)}</p>
          <div className={styles.bindings}>
            {DEVICES.map(({ device, label, changeText, addText }) => {
              const inputs: readonly string[] = binding[device]
              const waits = (at: number) =>
                position?.slot === binding.slot && position.device === device && position.at === at
              return (
                <div key={device} className={styles.chips}>
                  <span className={styles.device}>{label}</span>
                  {inputs.map((input, at) => (
                    <button
                      key={input}
                      type="button"
                      className={classes(styles.chip, waits(at) && styles.waiting)}
                      aria-label={changeText(inputName(device, input, binding.letters), nameOf(binding))}
                      onClick={() => begin({ slot: binding.slot, device, at })}
                    >
                      {inputName(device, input, binding.letters)}
                    </button>
                  ))}
                  <button
                    type="button"
                    className={classes(styles.chip, styles.add, waits(inputs.length) && styles.waiting)}
                    aria-label={addText(nameOf(binding))}
                    onClick={() => begin({ slot: binding.slot, device, at: inputs.length })}
                  >
                    <Plus size={18} aria-hidden />
                  </button>
                </div>
              )
            })}
          </div>
          {asked?.slot === binding.slot && position && (
            <div className={classes(styles.capture, styles.whole)} role="status">
              {conflict === null ? (
                <p>
                  <RichText
                    text={position.device === 'keys' ? texts.pressKey : texts.pressButton}
                    parts={{ control: <strong>{binding.label}</strong> }}
                  />
                </p>
              ) : (
                <p>
                  <RichText
                    text={texts.conflict}
                    parts={{
                      input: <strong>{inputName(position.device, conflict, letters)}</strong>,
                      controls: listText(conflicts(bindings, position, conflict).map(nameOf)),
                    }}
                  />
                </p>
              )}
              {refusal && <p className={styles.error}>{refusal}</p>}
              <div className={styles.buttons} data-capture-button>
                {conflict !== null && (
                  <Button variant="primary" onClick={() => take(conflict)}>
                    {texts.use}
                  </Button>
                )}
                <Button onClick={() => begin(null)}>{texts.cancel}</Button>
                {conflict === null && position.at < binding[position.device].length && (
                  <Button variant="quiet" onClick={() => take(null)}>
                    {texts.remove}
                  </Button>
                )}
              </div>
            </div>
          )}
        </div>
      ))}
      {Object.keys(changed).length > 0 && (
        <div className={styles.buttons}>
          <Button onClick={() => keep(null)}>{texts.resetGame}</Button>
        </div>
      )}
    </div>
  )
}
