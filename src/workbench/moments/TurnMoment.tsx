/** A moment of a turn-based game: the real board at a position reached by the bot or by chance. Moves continue from it. */
import { useMemo, useState } from 'react'
import type { OptionValues, TurnBot, TurnGame } from '../../engine/core/game/contract'
import { Button } from '../../ui/controls/Button'
import { toast } from '../../ui/toasts/toast'
import styles from '../Workbench.module.css'
import { MomentData } from './MomentData'
import { turnRun } from './run'

interface Props {
  readonly game: TurnGame
  readonly bot: TurnBot<unknown, unknown> | null
  readonly options: OptionValues
  readonly seed: number
  readonly tick: number
}

export function TurnMoment({ game, bot, options, seed, tick }: Props) {
  const run = useMemo(() => {
    const fresh = turnRun(game, bot, options, seed)
    while (fresh.now.moves < tick && fresh.step());
    return fresh
  }, [game, bot, options, seed, tick])
  const [now, setNow] = useState(run.now)
  const { Board, rules } = game
  const outcome = rules.outcome(now.state)
  const step = (moves: number) => {
    for (let i = 0; i < moves && run.step(); i++);
    setNow(run.now)
  }
  return (
    <>
      <MomentData
        game={game}
        hud={rules.hud(now.state, now.at)}
        outcome={outcome}
        count={['move', now.moves]}
        events={now.events}
        print={rules.debug?.(now.state)}
        value={now.state}
      >
        {[1, 10].map((moves) => (
          <Button key={moves} disabled={outcome !== null} onClick={() => step(moves)}>
            +{moves}
          </Button>
        ))}
      </MomentData>
      <div className={styles.stage}>
        <div
          className={styles.slot}
          style={game.aspect ? ({ '--aspect': game.aspect } as React.CSSProperties) : undefined}
        >
          <Board
            state={now.state}
            previous={now.previous}
            events={now.events}
            turn={now.moves + 1}
            play={(move) => {
              if (run.play(move)) setNow(run.now)
              else toast('Refused.', { kind: 'bad' })
            }}
            options={options}
            active={outcome === null}
            thinking={false}
            hint={null}
            clock={() => now.at}
          />
        </div>
      </div>
    </>
  )
}
