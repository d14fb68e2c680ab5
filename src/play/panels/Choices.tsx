/** The options of the game in a panel. */
import type { ReactNode } from 'react'
import type { Option, OptionValues } from '../../engine/core/game/contract'
import { declarationTexts } from '../../engine/core/texts/declarations'
import { OptionList } from '../opening/OptionList'
import { usePlay } from '../session/core/usePlay'
import { panelTexts } from '../texts/panels'
import styles from './Panel.module.css'

interface Props {
  readonly values: OptionValues
  readonly locked: boolean
  /** Says that changes apply from the next game. */
  readonly note?: boolean
  /** In the start panel: choices that are buttons there are left out. */
  readonly starting?: boolean
  /** All options are behind a button (`OptionList`). */
  readonly folded?: boolean
  /** What else is behind that button. */
  readonly children?: ReactNode
}

export function Choices({
  values,
  locked,
  note = false,
  starting = false,
  folded = false,
  children,
}: Props): ReactNode {
  const { session } = usePlay()
  const { id, own } = session
  const settled = own && session.game.own?.kind === 'text' ? session.game.own.settles : []
  const game = {
    ...session.game,
    options: session.game.options
      .filter((option) => !settled.includes(option.id) && !option.road)
      .flatMap((option) => (starting ? besideButtons(option) : option)),
  }
  if (!children && !game.options.some((option) => option.shown?.(values) ?? true)) return null
  return (
    <div className={styles.choices}>
      <OptionList
        id={id}
        game={game}
        values={values}
        locked={locked}
        besideRules={!locked}
        folded={folded}
        onChange={(option, value) => session.setOption(option, value)}
      >
        {children}
      </OptionList>
      {note && <p className={styles.note}>{panelTexts.pause.optionsApplyLater}</p>}
    </div>
  )
}

/** An option without the choices that are buttons of the start panel: at most the levels of the computer are left. */
function besideButtons(option: Option): readonly Option[] {
  const { pictures, starts, choices } = option
  if (pictures) return []
  if (!starts) return [option]
  const levels = choices.filter(({ value }) => !starts.slice(1).some((start) => start.value === value))
  return levels.length > 1 ? [{ ...option, label: declarationTexts.level.label, choices: levels }] : []
}
