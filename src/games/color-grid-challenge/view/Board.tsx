/** The board of Color Grid Challenge: the remaining time, the tiles, and the result of a grid. */
import type { CSSProperties } from 'react'
import type { BoardProps } from '../../../engine/core/game/contract'
import { Board as Grid } from '../../../ui/board/Board'
import { TimeBar } from '../../../ui/board/TimeBar'
import { classes } from '../../../ui/styles/classes'
import { uiTexts } from '../../../ui/texts'
import type { Options } from '../options'
import type { Event, Move, State } from '../rules'
import { texts } from '../texts/game'
import styles from './Board.module.css'
import { Names } from './Names'
import { Rank } from './Rank'
import { Round, Seconds } from './Round'
import { vivid } from './vivid'

/** How many tiles lie between two, in any direction. */
const distance = (one: number, other: number, size: number): number =>
  Math.max(
    Math.abs(Math.floor(one / size) - Math.floor(other / size)),
    Math.abs((one % size) - (other % size)),
  )

export function Board({
  state,
  previous,
  turn,
  play,
  options,
  active,
  watched,
  clock,
}: BoardProps<State, Move, Event, Options>) {
  const { grid, ended, since, wrong, untimed } = state
  const { size } = grid
  const patterns = options.tiles === 'patterns'
  // Of hues, more of them would be easier to tell apart.
  const [base, odd] = state.hues ? [grid.base, grid.odd] : vivid(grid.base, grid.odd, state.level)
  // While paused, all tiles look alike, so that a pause gives no extra time.
  const covered = !active && !watched && ended === null
  const left = () => grid.timeMs - (clock() - since)
  const points = state.score - (previous?.score ?? state.score)
  return (
    <div className={styles.slot} data-tiles={patterns ? 'patterns' : 'shades'}>
      <div className={styles.set}>
        <div className={styles.head}>
          {state.lives === 0 ? <Rank state={state} /> : <Round state={state} />}
          {state.lives > 0 && !untimed && (
            <>
              <TimeBar
                label={texts.board.timeLeft}
                ms={watched ? undefined : active && ended === null ? grid.timeMs : null}
                left={() => (ended ? (ended === 'late' ? 0 : 1) : left() / grid.timeMs)}
              />
              <Seconds
                left={left}
                runs={(active || watched === true) && ended === null}
                late={ended === 'late'}
              />
            </>
          )}
        </div>
        <div className={styles.boardArea}>
          <Grid
            label={texts.board.name}
            rows={size}
            cols={size}
            disabled={!active || ended !== null}
            className={styles.table}
            rim={0.024 * size}
            forThumbs
            onPress={(row, col) => play(row * size + col)}
            cell={(row, col) => {
              const index = row * size + col
              const isOdd = index === grid.at && !covered
              const shown = ended !== null && isOdd
              const word = shown ? texts.board.odd : index === wrong ? texts.board.pressed : ''
              return {
                name: word
                  ? uiTexts.board.cell(row + 1, col + 1, word)
                  : uiTexts.board.position(row + 1, col + 1),
                className: styles.cell,
                // Only when the grid has ended: before that it would give the odd tile away.
                ...(ended !== null && { ring: distance(index, grid.at, size) }),
                content: (
                  <span
                    // A new key makes the tiles of a new grid animate in.
                    key={`${since}`}
                    className={classes(
                      styles.tile,
                      shown && (ended === 'right' ? styles.found : styles.missed),
                      index === wrong && styles.wrong,
                      ended !== null && !isOdd && (ended === 'right' ? styles.wave : styles.dim),
                    )}
                    style={
                      {
                        '--shade': isOdd && !patterns ? odd : base,
                        '--stripes': `${isOdd ? grid.oddStripes : grid.stripes}deg`,
                        '--delay': `${(row + col) * 14}ms`,
                      } as CSSProperties
                    }
                  >
                    {index === wrong && (
                      <svg className={styles.cross} viewBox="0 0 100 100" aria-hidden="true">
                        <path d="M24 24 76 76M76 24 24 76" />
                      </svg>
                    )}
                    {shown && ended === 'right' && (
                      <>
                        <span key={turn} className={styles.check}>
                          <svg viewBox="0 0 100 100" aria-hidden="true">
                            <path d="M24 54L43 72 78 32" />
                          </svg>
                        </span>
                        {points > 0 && (
                          <span className={classes(styles.points, 'tabular')}>
                            {texts.board.points(points)}
                          </span>
                        )}
                      </>
                    )}
                  </span>
                ),
              }
            }}
          >
            <Names size={size} row={ended === null ? state.row : undefined} />
          </Grid>
        </div>
      </div>
    </div>
  )
}
