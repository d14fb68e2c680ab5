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
import { device } from './device'
import { useInputNames } from './useInputNames'

interface Props {
  readonly id: string
  readonly game: Game
  readonly players: Players
  readonly options: OptionValues
  /** A seat of another device. */
  readonly away?: Seat | null
  /** The field is shown rotated by 90°. */
  readonly turned?: QuarterTurns
}

export function ControlTable({ id, game, players, options, away = null, turned = 0 }: Props) {
  const { kind } = useSnapshot(device)
  useInputNames()
  const { bindings: changed, stick } = useSnapshot(settings.live).value
  if (kind === 'touch') return <TouchHelp game={game} stick={stick} />
  const own = withoutSeat(bindingsOf(controlsFor(game, options), changed[id]), away)
  const rows = grouped(rotatedBindings(own, turned), kind, players, false)
  if (rows.length === 0)
    return kind === 'pad' ? <p className={styles.line}>{controlTexts.padOnly(padName('A'))}</p> : null
  return (
    <ul className={styles.table}>
      {rows.map(({ key, names, label }) => (
        <li key={key} className={styles.row}>
          <span className={classes(styles.keys, isInThrees(names) && styles.threes)}>
            {names.map((name) => (
              <Kbd key={name}>{name}</Kbd>
            ))}
          </span>
          <span>{label}</span>
        </li>
      ))}
    </ul>
  )
}

/** Whether the keys are the places of a field, three in a row as on a number pad: they are laid out as they lie. */
const isInThrees = (names: readonly string[]) =>
  names.length >= 9 && names.length % 3 === 0 && names.some((name, at) => name !== `${Number(names[0]) + at}`)

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
