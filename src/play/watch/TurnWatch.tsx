/** Owns the host of a turn play that is watched: its board, shown move by move. */
import { useEffect, useState } from 'react'
import { useSnapshot } from 'valtio'
import type { TurnGame } from '../../engine/core/contract'
import { tells } from '../../games/tells'
import { Loading } from '../../ui/Loading'
import { toast } from '../../ui/toast'
import { COMPLAINTS } from '../record/judge'
import { saveOf } from '../record/save'
import { restoreHistory } from '../session/saving'
import { Starts } from '../session/starts'
import styles from '../TurnPlay.module.css'
import { MoveList } from './MoveList'
import { linesOf } from './moves'
import type { WatchProps } from './props'
import { TurnWatcher } from './turnWatcher'
import { useFrames } from './useFrames'
import { WatchRoom } from './WatchRoom'

export default function TurnWatch(props: WatchProps<TurnGame>) {
  const { entry, game, record, onClose } = props
  const [watcher, setWatcher] = useState<TurnWatcher | null>(null)
  useEffect(() => {
    let gone = false
    const open = async () => {
      const save = saveOf(record, game)
      const [history, tell] = await Promise.all([
        save && restoreHistory(game, save, new Starts(entry.id, game)),
        tells[entry.id]?.(),
      ])
      if (gone) return
      if (history) setWatcher(new TurnWatcher(game, record, history, linesOf(game, history, tell)))
      else {
        toast(COMPLAINTS.damaged, { kind: 'bad' })
        onClose()
      }
    }
    void open()
    return () => {
      gone = true
    }
  }, [entry, game, record, onClose])
  return watcher ? <Table {...props} watcher={watcher} /> : <Loading />
}

function Table({ watcher, ...props }: WatchProps<TurnGame> & { readonly watcher: TurnWatcher }) {
  const { game, record } = props
  const { board } = useSnapshot(watcher.turns)
  useFrames(true, (gapMs) => watcher.pass(gapMs))
  const { Board } = game
  return (
    <WatchRoom {...props} watcher={watcher} shown={watcher.shown} aside={<MoveList watcher={watcher} />}>
      <div
        className={styles.slot}
        inert
        style={game.aspect ? ({ '--aspect': game.aspect } as React.CSSProperties) : undefined}
      >
        <Board
          state={board.state}
          previous={board.previous}
          undone={board.undone}
          events={board.events}
          turn={board.turn}
          play={() => {}}
          options={record.options}
          active={false}
          thinking={false}
          hint={null}
          clock={() => watcher.time}
        />
      </div>
    </WatchRoom>
  )
}
