/** The table of controls for the device in use: keys, gamepad buttons or touch gestures. */
import { useSnapshot } from 'valtio'
import type { Game, OptionValues } from '../../engine/core/game/contract'
import { type Binding, bindingsOf, labelOf } from '../../engine/input/bindings'
import { keyName, letterName, padName } from '../../engine/input/names'
import { rotatedBindings } from '../../engine/input/rotated'
import { settings } from '../../engine/storage/values/settings'
import { Kbd } from '../../ui/controls/Kbd'
import { classes } from '../../ui/styles/classes'
import { device } from '../controls/device'
import { useInputNames } from '../controls/useInputNames'
import styles from './ControlTable.module.css'

interface Props {
  readonly id: string
  readonly game: Game
  readonly players: 1 | 2
  readonly options: OptionValues
  /** Only the first key or two of each action. */
  readonly brief?: boolean
  /** The field is seen turned by a quarter. */
  readonly turned?: boolean
}

export function ControlTable({ id, game, players, options, brief = false, turned = false }: Props) {
  const { kind } = useSnapshot(device)
  useInputNames()
  const { bindings: changed, stick } = useSnapshot(settings.live).value
  const overrides = changed[id]
  if (kind === 'touch') return <TouchHelp game={game} stick={stick} />
  const own = bindingsOf(controlsFor(game, options), overrides)
  const bindings = turned ? rotatedBindings(own) : own
  const rows = grouped(bindings, kind, players, brief)
  if (rows.length === 0)
    return kind === 'pad' ? (
      <p className={styles.line}>Move with the D-pad, choose with {padName('A')}.</p>
    ) : null
  return (
    <ul className={classes(styles.table, rows.length > MOST_IN_ONE_COLUMN && styles.twoColumns)} data-keys>
      {rows.map(({ key, names, label }) => (
        <li key={key} className={styles.row}>
          <span className={styles.keys}>
            {brief && isDigitRun(names) ? (
              <>
                <Kbd>{names[0]}</Kbd>–<Kbd>{names.at(-1)}</Kbd>
              </>
            ) : (
              names.map((name) => <Kbd key={name}>{name}</Kbd>)
            )}
          </span>
          <span>{label}</span>
        </li>
      ))}
    </ul>
  )
}

/** Rows of the table of keys that fit a panel below each other; more are laid out in two columns. */
const MOST_IN_ONE_COLUMN = 3

/** Shortest run of digits that is shown by its first and last key. */
const DIGIT_RUN = 4

/** Whether the keys are consecutive digits, so that `1–9` says the same as nine keys. */
const isDigitRun = (names: readonly string[]) =>
  names.length >= DIGIT_RUN && names.every((name, at) => name === `${Number(names[0]) + at}`)

/** The controls that do something with these options. */
const controlsFor = ({ controls }: Pick<Game, 'controls'>, options: OptionValues) =>
  controls.filter(({ shown }) => shown?.(options) ?? true)

/** One row an action, or one for a whole group: first the first keys of all, then (unless brief) the second ones. */
export function grouped(
  bindings: readonly Binding[],
  kind: 'keyboard' | 'pad',
  players: 1 | 2,
  brief: boolean,
) {
  const rows = new Map<string, { key: string; label: string; sets: string[][] }>()
  for (const binding of bindings) {
    // The number pad only repeats other keys.
    const main = brief ? binding.keys.filter((code) => !code.startsWith('Numpad')) : binding.keys
    const keys = main.length > 0 ? main : binding.keys
    const names = kind === 'pad' ? binding.pad.map(padName) : keys.map(binding.letters ? letterName : keyName)
    if (names.length === 0) continue
    const label = binding.group ?? binding.label
    const told = players === 2 ? `Player ${binding.player + 1}: ${label}` : label
    const row = rows.get(told) ?? { key: told, label: told, sets: [] }
    rows.set(told, row)
    row.sets.push(names)
  }
  return [...rows.values()].map(({ key, label, sets }) => {
    const most = sets.length > 1 ? (brief ? 1 : 2) : brief ? 2 : 4
    const names = Array.from({ length: most }, (_, i) => sets.flatMap((set) => set[i] ?? [])).flat()
    return { key, label, names: [...new Set(names)] }
  })
}

function TouchHelp({ game, stick }: { readonly game: Game; readonly stick: boolean }) {
  const { touch, controls } = game
  const label = (action: string) => labelOf(controls, action)
  const lines: string[] = []
  if (touch?.swipe) lines.push('Swipe on the field to move.')
  if (touch?.tap) lines.push(`Tap the field: ${label(touch.tap)}.`)
  const what = stick && touch?.arrows?.length === 4 ? 'stick' : 'arrows'
  if (touch?.arrows) lines.push(`${lines.length > 0 ? 'Or use' : 'Use'} the ${what} on the screen.`)
  const round = touch?.buttons?.map((button) => button.label) ?? []
  if (round.length === 1) lines.push(`${round[0]}: the round button.`)
  else if (round.length > 1) lines.push(`Round buttons: ${round.join(', ')}.`)
  if (lines.length === 0) return null
  return <p className={styles.line}>{lines.join(' ')}</p>
}
