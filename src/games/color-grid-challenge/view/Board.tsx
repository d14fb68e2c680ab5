/** The board of Color Grid Challenge: the tiles, the result of a grid, and the remaining time. */
import type { CSSProperties } from 'react'
import type { BoardProps } from '../../../engine/core/game/contract'
import { Board as Grid } from '../../../ui/board/Board'
import { TimeBar } from '../../../ui/board/TimeBar'
import { classes } from '../../../ui/styles/classes'
import layout from '../../../ui/styles/layout.module.css'
import { uiTexts } from '../../../ui/texts'
import { useMedia } from '../../../ui/useMedia'
import type { Options } from '../options'
import type { Event, Move, State } from '../rules'
import { texts } from '../texts/game'
import styles from './Board.module.css'
import { Names } from './Names'

export function Board({
  state,
  turn,
  play,
  options,
  active,
  watched,
  clock,
}: BoardProps<State, Move, Event, Options>) {
  const { grid, ended, since, wrong } = state
  const patterns = options.tiles === 'patterns'
  // While paused, all tiles look alike, so that a pause gives no extra time. With a keyboard, the numbers to type are
  // shown.
  const numbered = useMedia('(hover: hover)')
  const names = numbered ? 0.4 : 0
  const covered = !active && !watched && ended === null
  return (
    <div className={classes(layout.headed, styles.layout)} data-tiles={patterns ? 'patterns' : 'shades'}>
      <TimeBar
        label={texts.board.timeLeft}
        ms={watched ? undefined : active && ended === null ? grid.timeMs : null}
        left={() => (ended ? (ended === 'late' ? 0 : 1) : 1 - (clock() - since) / grid.timeMs)}
      />
      <div className={styles.place}>
        <Grid
          label={texts.board.name}
          rows={grid.size}
          cols={grid.size}
          disabled={!active || ended !== null}
          className={styles.table}
          rim={0.024 * grid.size}
          forThumbs
          above={names}
          before={names}
          onPress={(row, col) => play(row * grid.size + col)}
          cell={(row, col) => {
            const index = row * grid.size + col
            const isOdd = index === grid.at && !covered
            const shown = ended !== null && isOdd
            const word = shown ? texts.board.odd : index === wrong ? texts.board.pressed : ''
            return {
              name: word
                ? uiTexts.board.cell(row + 1, col + 1, word)
                : uiTexts.board.position(row + 1, col + 1),
              className: styles.cell,
              content: (
                <span
                  // A new key makes the tiles of a new grid animate in.
                  key={`${since}`}
                  className={classes(
                    styles.tile,
                    shown && (ended === 'right' ? styles.found : styles.missed),
                    index === wrong && styles.wrong,
                    ended !== null && !isOdd && styles.dim,
                  )}
                  style={
                    {
                      '--shade': patterns ? grid.base : isOdd ? grid.odd : grid.base,
                      '--stripes': `${isOdd ? grid.oddStripes : grid.stripes}deg`,
                      '--delay': `${(row + col) * 14}ms`,
                    } as CSSProperties
                  }
                >
                  {index === wrong && <span className={styles.cross} />}
                  {shown && ended === 'right' && (
                    <span key={turn} className={styles.check}>
                      <svg viewBox="0 0 100 100" aria-hidden="true">
                        <path d="M24 54L43 72 78 32" />
                      </svg>
                    </span>
                  )}
                </span>
              ),
            }
          }}
        >
          {numbered && <Names size={grid.size} row={ended === null ? state.row : undefined} />}
        </Grid>
      </div>
    </div>
  )
}
