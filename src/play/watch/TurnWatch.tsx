/** The host of a turn-based replay: its board, move by move. */
import { useEffect, useMemo, useState } from 'react'
import { useSnapshot } from 'valtio'
import type { TurnGame } from '../../engine/core/game/contract'
import { completeOptions } from '../../engine/core/game/option'
import type { Replay } from '../../engine/core/replay/replay'
import { STORAGE_ALLOWED } from '../../engine/storage/adapter/allowed'
import { moveDescribers } from '../../games/moveDescribers'
import { DrawingContext } from '../../ui/board/drawing'
import { Loading } from '../../ui/loading/Loading'
import { toast } from '../../ui/toasts/toast'
import styles from '../frame/TurnLayout.module.css'
import { reviewable } from '../opening/options'
import { COMPLAINTS } from '../replay/checkReplay'
import { linesOf } from '../replay/playback/moves'
import { TurnWatcher } from '../replay/playback/turnWatcher'
import { restoreHistory, saveOf } from '../session/turns/savedTurns'
import { Starts } from '../session/turns/starts'
import aside from './Aside.module.css'
import { DrawTools } from './DrawTools'
import type { Review, Verdict } from './judgePlay'
import { MoveList } from './MoveList'
import { ReviewPanel } from './ReviewPanel'
import { type DrawingControls, useDrawing } from './useDrawing'
import { useFrames } from './useFrames'
import { useReview } from './useReview'
import { WatchLayout, type WatchProps } from './WatchLayout'

export default function TurnWatch(props: WatchProps<TurnGame>) {
  const { entry, game, replay, onClose } = props
  const [watcher, setWatcher] = useState<TurnWatcher | null>(null)
  useEffect(() => {
    let gone = false
    const open = async () => {
      const save = saveOf(replay, game)
      const [history, describe] = await Promise.all([
        save && restoreHistory(game, save, new Starts(entry.id, game)),
        moveDescribers[entry.id]?.(),
      ])
      if (gone) return
      if (history) setWatcher(new TurnWatcher(game, replay, history, linesOf(game, history, describe)))
      else {
        toast(COMPLAINTS.damaged, { kind: 'bad' })
        onClose()
      }
    }
    void open()
    return () => {
      gone = true
    }
  }, [entry, game, replay, onClose])
  return watcher ? <Table {...props} watcher={watcher} /> : <Loading />
}

function Table({ watcher, ...props }: WatchProps<TurnGame> & { readonly watcher: TurnWatcher }) {
  const { game, replay } = props
  const options = useMemo(() => completeOptions(game.options, replay.options), [game, replay])
  const { board } = useSnapshot(watcher.turns)
  const { at } = useSnapshot(watcher.view)
  const reviewed = reviewable(game, replay.options)
  const [reviews, setReviews] = useState(props.review ?? false)
  const [chosen, setChosen] = useState<Verdict | null>(null)
  const [review, setReview] = useState<Review | null>(null)
  /** The selected move of the review, while the board shows the state before it. */
  const selected = reviews && chosen?.step === at ? chosen : null
  useFrames(true, (gapMs) => watcher.pass(gapMs))
  // The board stays as it is while it is drawn on.
  const { surface, handlers, drawing, controls } = useDrawing(at, () => {
    watcher.view.playing = false
  })
  const drawn = game.arrows ? controls : undefined
  const { Board } = game
  return (
    <WatchLayout
      {...props}
      watcher={watcher}
      shown={watcher.shown}
      onReview={reviewed && !reviews ? () => setReviews(true) : undefined}
      retries={selected !== null}
      aside={
        reviews && reviewed ? (
          <Reviewed
            id={props.entry.id}
            game={game}
            replay={replay}
            isOwn={props.isOwn === true}
            watcher={watcher}
            drawing={drawn}
            chosen={selected}
            onChoose={setChosen}
            onReview={setReview}
            onResume={props.onResume}
            onClose={() => setReviews(false)}
          />
        ) : (
          <Moves watcher={watcher} drawing={drawn} />
        )
      }
    >
      <div
        ref={surface}
        className={styles.slot}
        data-drawing={drawn?.isOn || undefined}
        {...(drawn && handlers)}
      >
        <div className={styles.slot} inert={!drawn?.isOn}>
          <DrawingContext value={drawn ? drawing : null}>
            <Board
              state={board.state}
              previous={board.previous}
              undone={board.undone}
              events={board.events}
              turn={board.turn}
              play={() => {}}
              options={options}
              active={false}
              watched
              own={props.own}
              thinking={false}
              // The better move is marked like a hint.
              hint={selected?.better?.move ?? null}
              values={reviews ? review?.choices[at] : undefined}
              clock={() => watcher.time}
            />
          </DrawingContext>
        </div>
      </div>
    </WatchLayout>
  )
}

/** A failure must not disturb the player. */
function collectBlunders(id: string, game: TurnGame, replay: Replay, { worst, measure }: Review): void {
  const steps = worst.filter(({ grade, better }) => grade === 'blunder' && better).map(({ step }) => step)
  if (steps.length === 0) return
  const collect = async () =>
    (await import('../practice/collect')).collectReviewed(
      id,
      game,
      replay,
      steps,
      measure.sides ? 'blunder' : 'mistake',
    )
  collect().catch(() => undefined)
}

interface ReviewedProps {
  readonly id: string
  readonly game: TurnGame
  readonly replay: Replay
  /** The visitor played it: blunders are collected for practice. */
  readonly isOwn: boolean
  readonly watcher: TurnWatcher
  readonly drawing: DrawingControls | undefined
  readonly chosen: Verdict | null
  readonly onChoose: (verdict: Verdict) => void
  /** Called with what is known so far. */
  readonly onReview: (review: Review | null) => void
  readonly onResume: (at: number) => void
  readonly onClose: () => void
}

function Moves({ watcher, drawing }: Pick<ReviewedProps, 'watcher' | 'drawing'>) {
  if (watcher.lines.length === 0) return null
  return (
    <div className={aside.aside}>
      {drawing && <DrawTools drawing={drawing} />}
      <MoveList watcher={watcher} />
    </div>
  )
}

function Reviewed(props: ReviewedProps) {
  const { id, game, replay, isOwn, watcher, onReview } = props
  const { options } = replay
  const reviewing = useReview({ id, game, options, history: watcher.history })
  useEffect(() => onReview(reviewing.review), [reviewing, onReview])
  useEffect(() => {
    if (reviewing.kind === 'done' && isOwn && STORAGE_ALLOWED && game.practice)
      collectBlunders(id, game, replay, reviewing.review)
  }, [reviewing, id, game, replay, isOwn])
  return (
    <div className={aside.aside} data-reviewed>
      {props.drawing && <DrawTools drawing={props.drawing} />}
      <ReviewPanel {...props} reviewing={reviewing} />
      <MoveList watcher={watcher} grades={reviewing.review?.verdicts} />
    </div>
  )
}
