/** Owns the options of a game as the visitor chooses them. */
import { Fragment } from 'react'
import type { Game, OptionValues } from '../engine/core/contract'
import { Segmented } from '../ui/Segmented'
import styles from './OptionList.module.css'

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
    .map((option) => {
      const value = values[option.id] ?? option.initial
      const says = option.says?.[value]
      return (
        <Fragment key={option.id}>
          <Segmented
            label={option.label}
            value={value}
            choices={option.choices}
            disabled={locked && option.locked === true}
            onChange={(chosen) => onChange(option.id, chosen)}
          />
          {says && <p className={styles.says}>{says}</p>}
        </Fragment>
      )
    })
}
