/** The board of Color Memory: the lamps with their symbols, and what the player has to do now. */
import type { BoardProps } from '../../../engine/core/game/contract'
import { Board as Grid } from '../../../ui/board/Board'
import { hueStyle } from '../../../ui/board/hues'
import { Progress } from '../../../ui/board/Progress'
import { SymbolIcon } from '../../../ui/controls/SymbolIcon'
import { classes } from '../../../ui/styles/classes'
import scenes from '../../../ui/styles/scene.module.css'
import { uiTexts } from '../../../ui/texts'
import { useMedia } from '../../../ui/useMedia'
import { turnOf } from '../../shared/sequence/passAround'
import { sequenceTexts } from '../../shared/sequence/texts/game'
import type { Options } from '../options'
import { COLORS, type Event, type Move, type State, USUAL } from '../rules'
import { texts } from '../texts/game'
import styles from './Board.module.css'

export function Board({
  state,
  events,
  turn,
  play,
  active,
  options,
}: BoardProps<State, Move, Event, Options>) {
  // In sound-only mode nothing lights up until a mistake is shown.
  const lit = options.senses === 'sound' && state.phase === 'show' ? null : state.lit
  const tall = useMedia('(orientation: portrait)')
  const pads = state.pads ?? USUAL
  // With five and seven lamps the last cell of the last row is empty.
  const cols = pads === 9 ? 3 : tall ? 2 : Math.ceil(pads / 2)
  const pressed = events.find((event) => event.type === 'press')?.pad
  const mine = active && state.phase === 'input'

  return (
    <div className={classes(scenes.scene, styles.layout)} data-field data-wide dir="ltr">
      <Progress phase={state.phase} done={state.done} {...turnOf(state)} />
      <div className={styles.boardArea}>
        <Grid
          label={texts.board.name}
          rows={Math.ceil(pads / cols)}
          cols={cols}
          disabled={!mine}
          className={styles.table}
          rim={0.03}
          forThumbs
          onPress={(row, col) => row * cols + col < pads && play(row * cols + col)}
          cell={(row, col) => {
            const pad = row * cols + col
            if (pad >= pads)
              return {
                name: uiTexts.board.cell(row + 1, col + 1, uiTexts.board.empty),
                disabled: true,
              }
            const { hue, name, symbol } = COLORS[pad] as (typeof COLORS)[number]
            return {
              name: uiTexts.board.cell(row + 1, col + 1, lit === pad ? sequenceTexts.lit(name) : name),
              kind: name,
              className: styles.cell,
              content: (
                <span
                  // A new key restarts the flash of a lamp that is pressed twice.
                  key={pressed === pad ? turn : 'rest'}
                  className={classes(
                    styles.lamp,
                    lit === pad && styles.lit,
                    pressed === pad && styles.pressed,
                    state.phase === 'replay' && state.wrong === pad && styles.wrong,
                  )}
                  style={hueStyle(hue)}
                >
                  <SymbolIcon name={symbol} className={styles.symbol} />
                  <span className={classes(styles.number, 'tabular')}>{pad + 1}</span>
                </span>
              ),
            }
          }}
        />
      </div>
    </div>
  )
}
