/** Owns the host of a turn play that is watched: its board, shown move by move. */
import { useEffect, useState } from 'react'
import { useSnapshot } from 'valtio'
import type { TurnGame } from '../../engine/core/contract'
import { Loading } from '../../ui/Loading'
import { toast } from '../../ui/toast'
import { COMPLAINTS } from '../record/judge'
import { saveOf } from '../record/save'
import { restoreHistory } from '../session/saving'
import { Starts } from '../session/starts'
import styles from '../TurnPlay.module.css'
import type { WatchProps } from './props'
import { TurnWatcher } from './turnWatcher'
import { WatchRoom } from './WatchRoom'
import { canGoOn } from './watcher'

export default function TurnWatch(props: WatchProps) {
  const { entry, record, onClose } = props
  const game = props.game as TurnGame
  const [watcher, setWatcher] = useState<TurnWatcher | null>(null)
  useEffect(() => {
    let gone = false
    const open = async () => {
      const save = saveOf(record, game)
      const history = save && (await restoreHistory(game, save, new Starts(entry.id, game)))
      if (gone) return
      if (history) setWatcher(new TurnWatcher(game, record, history))
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

function Table({
  entry,
  game: any,
  record,
  watcher,
  onGoOn,
  onClose,
}: WatchProps & { readonly watcher: TurnWatcher }) {
  const game = any as TurnGame
  const { board } = useSnapshot(watcher.turns)
  const { at } = useSnapshot(watcher.view)
  useEffect(() => {
    let last = performance.now()
    let id = requestAnimationFrame(frame)
    function frame(now: number) {
      id = requestAnimationFrame(frame)
      watcher.pass(now - last)
      last = now
    }
    return () => cancelAnimationFrame(id)
  }, [watcher])
  const { Board } = game
  return (
    <WatchRoom
      entry={entry}
      game={game}
      watcher={watcher}
      shown={watcher.shown}
      onGoOn={canGoOn(record, watcher) ? () => onGoOn(at) : null}
      onClose={onClose}
      record={record}
    >
      <div
        className={styles.slot}
        inert
        style={game.aspect ? ({ '--aspect': game.aspect } as React.CSSProperties) : undefined}
      >
        <Board
          state={board.state}
          previous={board.previous}
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
