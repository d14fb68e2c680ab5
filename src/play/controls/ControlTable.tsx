/** The table of controls for the device in use: keys, gamepad buttons or touch gestures. */
import { useSnapshot } from 'valtio'
import type { Game, OptionValues } from '../../engine/core/game/contract'
import type { QuarterTurns } from '../../engine/core/game/shape'
import type { Players, Seat } from '../../engine/core/input/seats'
import { type Binding, bindingsOf, isActive, labelOf, withoutSeat } from '../../engine/input/bindings'
import { keyName, letterName, padName } from '../../engine/input/names'
import { rotatedBindings } from '../../engine/input/rotated'
import { settings } from '../../engine/storage/values/settings'
import { Kbd } from '../../ui/controls/Kbd'
import { classes } from '../../ui/styles/classes'
import { controlTexts } from '../texts/controls'
import styles from './ControlTable.module.css'
import { type Device, device } from './device'
import { useInputNames } from './useInputNames'

interface Props {
  readonly id: string
  readonly game: Game
  readonly players: Players
  readonly options: OptionValues
  /** A seat of another device. */
  readonly away?: Seat | null
  /** For the start panel: only the first one or two keys of each action. */
  readonly brief?: boolean
  /** The field is shown rotated by 90°. */
  readonly turned?: QuarterTurns
}

export function ControlTable(props: Props) {
  const { kind } = useSnapshot(device)
  if (!import.meta.env.SSR) return <Controls {...props} kind={kind} />
  // The build does not know the device: a style sheet hides one of both.
  return (
    <>
      <div className={styles.fine}>
        <Controls {...props} kind="keyboard" />
      </div>
      <div className={styles.coarse}>
        <Controls {...props} kind="touch" />
      </div>
    </>
  )
}

function Controls(props: Props & { readonly kind: Device }) {
  const { id, game, players, away = null, brief = false, turned = 0, kind } = props
  useInputNames()
  const { bindings: changed, stick } = useSnapshot(settings.live).value
  const overrides = changed[id]
  // The hint in the field of a real-time game for one says how fingers play it.
  if (kind === 'touch')
    return brief && game.kind === 'realtime' && players === 1 ? null : <TouchHelp game={game} stick={stick} />
  const own = withoutSeat(bindingsOf(controlsFor(game, props.options), overrides), away)
  const bindings = rotatedBindings(own, turned)
  const all = grouped(bindings, kind, players, brief)
  const rows = brief ? mainRows(all) : all
  if (rows.length === 0)
    return kind === 'pad' ? <p className={styles.line}>{controlTexts.padOnly(padName('A'))}</p> : null
  return (
    <ul className={classes(styles.table, rows.length > MAX_IN_ONE_COLUMN && styles.twoColumns)} data-keys>
      {rows.map(({ key, names, label }) => (
        <li key={key} className={styles.row}>
          <span className={classes(styles.keys, isInThrees(names) && styles.threes)}>
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

/** The most rows in one column; more are laid out in two columns. */
const MAX_IN_ONE_COLUMN = 3

/** The most keys that the start panel names; the help names all. */
const MAX_KEYS = 4

/** The rows with the first keys, with one key per action if there are more; at least one row. */
function mainRows<Row extends KeyRow>(all: readonly Row[]): readonly Row[] {
  const count = ({ names }: KeyRow) => (isDigitRun(names) ? 2 : names.length)
  const fits = all.reduce((keys, row) => keys + count(row), 0) <= MAX_KEYS
  const rows = fits ? all : all.map((row) => ({ ...row, names: row.first }))
  let keys = 0
  return rows.filter((row, n) => {
    keys += count(row)
    return n === 0 || keys <= MAX_KEYS
  })
}

interface KeyRow {
  readonly names: readonly string[]
  /** The first key of each action, of the first player. */
  readonly first: readonly string[]
}

/** The shortest run of digits that is shown by its first and last key. */
const DIGIT_RUN = 4

/** Whether the keys are consecutive digits, which are shown as `1–9`. */
const isDigitRun = (names: readonly string[]) =>
  names.length >= DIGIT_RUN && names.every((name, at) => name === `${Number(names[0]) + at}`)

/** Whether the keys are the places of a field, three in a row as on a number pad: they are laid out as they lie. */
const isInThrees = (names: readonly string[]) =>
  names.length >= 9 && names.length % 3 === 0 && !isDigitRun(names)

/** The controls that are listed with these options. */
export const controlsFor = ({ controls }: Pick<Game, 'controls'>, options: OptionValues) =>
  controls.filter(({ shown }) => shown?.(options) ?? true)

/** One row per action or group: the first key of each action, then (unless brief) the second ones. */
export function grouped(
  bindings: readonly Binding[],
  kind: 'keyboard' | 'pad',
  players: Players,
  brief: boolean,
) {
  const rows = new Map<string, { key: string; label: string; sets: string[][]; first: string[] }>()
  for (const binding of bindings) {
    if (!isActive(binding, players)) continue
    // The number pad only repeats other keys.
    const main = brief ? binding.keys.filter((code) => !code.startsWith('Numpad')) : binding.keys
    const keys = main.length > 0 ? main : binding.keys
    const names = kind === 'pad' ? binding.pad.map(padName) : keys.map(binding.letters ? letterName : keyName)
    if (names.length === 0) continue
    const label = binding.group ?? binding.label
    const text = players > 1 ? controlTexts.ofPlayer(binding.player + 1, label) : label
    const row = rows.get(text) ?? { key: text, label: text, sets: [], first: [] }
    rows.set(text, row)
    row.sets.push(names)
    if (row.first.length === 0 || binding.player === 0) row.first.push(...names.slice(0, 1))
  }
  return [...rows.values()].map(({ key, label, sets, first }) => {
    const max = sets.length > 1 ? (brief ? 1 : 2) : brief ? 2 : 4
    const names = Array.from({ length: max }, (_, i) => sets.flatMap((set) => set[i] ?? [])).flat()
    return { key, label, names: [...new Set(names)], first }
  })
}

function TouchHelp({ game, stick }: { readonly game: Game; readonly stick: boolean }) {
  const { touch, controls } = game
  const label = (action: string) => labelOf(controls, action)
  const lines: string[] = []
  const texts = controlTexts.touch
  if (touch?.drag) lines.push(texts.drag)
  if (touch?.swipe) lines.push(texts.swipe)
  if (touch?.tap) lines.push(texts.tap(label(touch.tap)))
  const byStick = stick && touch?.arrows?.length === 4
  if (touch?.arrows && lines.length > 0) lines.push(byStick ? texts.orStick : texts.orArrows)
  else if (touch?.arrows) lines.push(byStick ? texts.stick : texts.arrows)
  const round = touch?.buttons?.map(label) ?? []
  if (round.length > 1) lines.push(texts.roundButtons(round))
  else if (round[0] !== undefined) lines.push(texts.roundButton(round[0]))
  if (lines.length === 0) return null
  return <p className={styles.line}>{lines.join(' ')}</p>
}
