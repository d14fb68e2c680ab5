/** The board of Invisible Maze: the dark maze, information, buttons, legend, and the panels between levels. */
import type { BoardProps } from '../../../engine/core/game/contract'
import { classes } from '../../../ui/styles/classes'
import { type Event, isLast, levelOf, type Move, type State } from '../rules'
import styles from './Board.module.css'
import { Controls } from './Controls'
import { Info } from './Info'
import { Legend } from './Legend'
import { Maze } from './Maze'
import { Notice } from './Notice'
import { showsAll } from './sight'

export function Board({
  state,
  previous,
  events,
  turn,
  play,
  active,
  clock,
  rival,
}: BoardProps<State, Move, Event>) {
  const level = levelOf(state)
  const bump = previous ? events.find((event) => event.type === 'bump') : undefined
  const sameMaze = previous !== null && previous.level === state.level
  const between = state.stage === 'timeout' || (state.stage === 'complete' && !isLast(state))
  return (
    <div className={styles.slot}>
      <div className={styles.root} style={{ '--size': level.size } as React.CSSProperties}>
        <Info state={state} active={active} clock={clock} />
        <div className={styles.boardArea}>
          <div
            key={bump ? turn : 'calm'}
            className={classes(styles.frame, bump && styles.bumped)}
            data-direction={bump?.direction as string | undefined}
          >
            <Maze
              state={state}
              fresh={sameMaze}
              fades={sameMaze && showsAll(previous) === showsAll(state)}
              rival={rival}
            />
            {between && <Notice state={state} play={play} />}
          </div>
        </div>
        <div className={styles.foot}>
          <Legend level={level} />
          <Controls disabled={!active || state.stage !== 'walking'} solution={state.solution} play={play} />
        </div>
      </div>
    </div>
  )
}
