/** The board of Invisible Maze: the dark room, information, buttons, legend, and the panels between levels. */
import { useEffect } from 'react'
import type { BoardProps } from '../../../engine/core/game/contract'
import { lazyComponent } from '../../../ui/loading/lazyComponent'
import { whenIdle } from '../../../ui/loading/whenIdle'
import { classes } from '../../../ui/styles/classes'
import { type Event, isLast, levelOf, type Move, type State } from '../rules'
import { texts } from '../texts/game'
import styles from './Board.module.css'
import { Controls } from './Controls'
import { Info } from './Info'
import { Legend } from './Legend'
import { Maze } from './Maze'
import { Notice } from './Notice'
import { showsAll } from './sight'

const GameText = lazyComponent(() => import('./GameText'), { name: texts.gameText })

export function Board({
  state,
  previous,
  events,
  turn,
  play,
  active,
  clock,
  rival,
  open,
  share,
  dialog,
  onDialog,
}: BoardProps<State, Move, Event>) {
  const level = levelOf(state)
  useEffect(() => whenIdle(GameText.load), [])
  const bump = previous ? events.find((event) => event.type === 'bump') : undefined
  const found =
    bump && !bump.edge ? (state.bumped.find((cell) => !previous?.bumped.includes(cell)) ?? -1) : -1
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
              found={found}
              rival={rival}
            />
            {between && <Notice state={state} play={play} />}
          </div>
        </div>
        <div className={styles.foot}>
          <Legend level={level} />
          <Controls
            disabled={!active || state.stage !== 'walking'}
            solution={state.solution}
            play={play}
            onText={open && (() => onDialog?.(true))}
          />
        </div>
      </div>
      {dialog && open && (
        <GameText.Part state={state} onOpen={open} onShare={share} onClose={() => onDialog?.(false)} />
      )}
    </div>
  )
}
