/** The options of the game in a panel. */
import type { ReactNode } from 'react'
import type { Option, OptionValues } from '../../engine/core/game/contract'
import { OptionList } from '../opening/OptionList'
import { usePlay } from '../session/core/usePlay'
import { panelTexts } from '../texts/panels'
import styles from './Panel.module.css'

interface Props {
  readonly values: OptionValues
  readonly locked: boolean
  /** Says that changes apply from the next game. */
  readonly note?: boolean
  /** Options that the panel shows in another way. */
  readonly without?: readonly Option[]
  /** Options shown at first; by default as many as fit. */
  readonly max?: number | undefined
}

export function Choices({ values, locked, note = false, without = [], max }: Props): ReactNode {
  const { session } = usePlay()
  const { id, own } = session
  const settled = own && session.game.own?.kind === 'text' ? session.game.own.settles : []
  const game = {
    ...session.game,
    options: session.game.options.filter(
      (option) => !settled.includes(option.id) && !without.includes(option) && !option.road,
    ),
  }
  if (!game.options.some((option) => option.shown?.(values) ?? true)) return null
  return (
    <div className={styles.choices}>
      <OptionList
        id={id}
        game={game}
        values={values}
        locked={locked}
        besideRules={!locked}
        max={max}
        onChange={(option, value) => session.setOption(option, value)}
      />
      {note && <p className={styles.note}>{panelTexts.pause.optionsApplyLater}</p>}
    </div>
  )
}
