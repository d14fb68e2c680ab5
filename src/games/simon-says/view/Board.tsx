/** The board of Simon Says: a round box with four glowing sides. Its center says what to do, or whose turn it is, and the step. */
import type { BoardProps } from '../../../engine/core/game/contract'
import { hueStyle } from '../../../ui/board/hues'
import { Progress } from '../../../ui/board/Progress'
import { SeatIcon } from '../../../ui/board/SeatIcon'
import { SymbolIcon } from '../../../ui/controls/SymbolIcon'
import { classes } from '../../../ui/styles/classes'
import layout from '../../../ui/styles/layout.module.css'
import scenes from '../../../ui/styles/scene.module.css'
import { uiTexts } from '../../../ui/texts'
import { turnOf } from '../../shared/sequence/passAround'
import { sequenceTexts } from '../../shared/sequence/texts/game'
import type { Options } from '../options'
import { type Event, type Move, SIDES, type State } from '../rules'
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
  const light = lit === null ? undefined : SIDES[lit]
  const pressed = events.find((event) => event.type === 'press')?.pad
  const mine = active && state.phase === 'input'
  const progress = turnOf(state)
  const { steps, seat } = progress
  const alone = !state.pass
  return (
    <div className={classes(scenes.scene, styles.root, alone ? styles.alone : layout.headed)} data-wide>
      {!alone && <Progress phase={state.phase} done={state.done} {...progress} />}
      <div className={styles.boardArea}>
        <div
          className={classes(styles.box, light && styles.shining)}
          style={light && hueStyle(light.hue)}
          data-field
          dir="ltr"
        >
          {SIDES.map(({ action, label, hue, symbol }, pad) => (
            <button
              type="button"
              key={action}
              data-side={action}
              aria-label={lit === pad ? sequenceTexts.lit(label) : label}
              aria-disabled={!mine || undefined}
              // Arrow keys are moves here, so the sides are only focusable by Tab. They react on press, not on
              // release.
              onPointerDown={(event) => event.button === 0 && play(pad)}
              onClick={(event) => event.detail === 0 && play(pad)}
              className={classes(
                styles.side,
                lit === pad && styles.lit,
                state.phase === 'replay' && state.wrong === pad && styles.wrong,
                mine && styles.open,
              )}
              style={hueStyle(hue)}
            >
              {pressed === pad && <span key={turn} className={styles.flash} />}
              <SymbolIcon name={symbol} className={styles.symbol} />
            </button>
          ))}
          <div
            className={styles.middle}
            aria-hidden="true"
            {...(alone && { 'data-sequence': state.phase, 'data-steps': steps })}
          >
            {seat === undefined ? (
              <span className={classes(styles.word, mine && styles.yours)}>
                {alone ? uiTexts.sequence[state.phase] : texts.board.steps}
              </span>
            ) : (
              <SeatIcon seat={seat} className={styles.seat} />
            )}
            <span className={classes(styles.level, 'tabular')}>
              {alone || mine ? `${state.done}/${steps}` : state.sequence.length}
            </span>
          </div>
        </div>
      </div>
    </div>
  )
}
