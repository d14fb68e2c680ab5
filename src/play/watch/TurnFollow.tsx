/** A turn-based game of another device, as its moves arrive. */
import { type ReactNode, useEffect, useMemo, useReducer, useState } from 'react'
import { useSnapshot } from 'valtio'
import { lazyBots } from '../../engine/bots/lazyBots'
import type { TurnGame } from '../../engine/core/game/contract'
import { completeOptions } from '../../engine/core/game/option'
import { classes } from '../../ui/styles/classes'
import styles from '../frame/TurnLayout.module.css'
import { TurnFollower } from '../live/watching/turnFollower'
import { answerHere, spawn } from '../session/turns/botWorker'
import type { TurnView } from '../session/turns/turnView'
import { FollowLayout, type FollowProps } from './FollowLayout'
import layout from './FollowLayout.module.css'
import { useFrames } from './useFrames'

/** The worker that makes starts which are slow to make. */
const makers = lazyBots(spawn, answerHere)

export default function TurnFollow(props: FollowProps<TurnGame>): ReactNode {
  const { entry, game, link } = props
  const [follower] = useState(() => new TurnFollower(entry.id, game, link.following, makers))
  const [, onBoard] = useReducer((n: number) => n + 1, 0)
  useEffect(() => {
    follower.onBroken = () => link.refuse()
    follower.onBoard = onBoard
  }, [follower, link])
  useFrames(true, (gapMs) => follower.frame(gapMs))
  const { turns } = follower
  return (
    <FollowLayout {...props} shown={follower.shown}>
      <div className={classes(styles.slot, layout.board)} inert>
        {turns && <Board game={game} follower={follower} turns={turns} />}
      </div>
    </FollowLayout>
  )
}

interface BoardProps {
  readonly game: TurnGame
  readonly follower: TurnFollower
  readonly turns: TurnView
}

function Board({ game, follower, turns }: BoardProps): ReactNode {
  const { board } = useSnapshot(turns)
  const { options: recorded, scene } = useSnapshot(follower.shown)
  const options = useMemo(() => completeOptions(game.options, recorded), [game, recorded])
  return (
    <game.Board
      key={scene}
      state={board.state}
      previous={board.previous}
      undone={board.undone}
      events={board.events}
      turn={board.turn}
      play={() => {}}
      options={options}
      active={false}
      watched
      thinking={false}
      hint={null}
      clock={() => follower.time}
    />
  )
}
