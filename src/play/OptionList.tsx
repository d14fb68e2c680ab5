/** Owns the options of a game as the visitor chooses them. */
import type { Game, OptionValues } from '../engine/core/contract'
import { Segmented } from '../ui/Segmented'

interface Props {
  readonly game: Game
  readonly values: OptionValues
  /** A play goes on: options that may not change in it are shown, but fixed. */
  readonly locked: boolean
  readonly onChange: (id: string, value: string) => void
}

export function OptionList({ game, values, locked, onChange }: Props) {
  return game.options
    .filter((option) => option.shown?.(values) ?? true)
    .map((option) => (
      <Segmented
        key={option.id}
        label={option.label}
        value={values[option.id] ?? option.initial}
        choices={option.choices}
        disabled={locked && option.locked === true}
        onChange={(value) => onChange(option.id, value)}
      />
    ))
}
