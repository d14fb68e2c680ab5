/**
 * Opens a game: loads its definition, reads the address, and renders the host of its kind or of a replay.
 */
import { useCallback, useEffect, useLayoutEffect, useReducer, useState } from 'react'
import type { OptionValues, RealtimeGame, TurnGame } from '../../engine/core/game/contract'
import type { Replay } from '../../engine/core/replay/replay'
import type { CatalogGame } from '../../games/catalog'
import { startPadNavigation } from '../../ui/input/padNavigation'
import { Loading } from '../../ui/loading/Loading'
import { lazyComponent } from '../../ui/loading/lazyComponent'
import { loadWithMessage } from '../../ui/loading/loadErrors'
import { toast } from '../../ui/toasts/toast'
import { wireSound } from '../controls/audioSettings'
import { isBelowGuard } from '../frame/useBack'
import { endedWithPage, livePort } from '../live/port'
import { challengeFrom } from '../opening/challenge'
import { clearFragment, fragmentKind, putFragment, turnInAddress } from '../opening/fragment'
import type { PracticeStart } from '../opening/opening'
import { type OwnContent, ownHash, pictureOf } from '../opening/ownContent'
import { useFileDrop } from '../replay/useFileDrop'
import type { PlayPage } from '../session/core/usePlay'
import { frameTexts } from '../texts/frame'
import type { WatchProps } from '../watch/WatchLayout'
import { hosts } from './hosts'
import { openAddress, replayPart } from './openAddress'
import { type Change, nextOpened } from './opened'

const watches = {
  realtime: lazyComponent<WatchProps<RealtimeGame>>(() => import('../watch/RealtimeWatch'), {
    required: true,
  }),
  turn: lazyComponent<WatchProps<TurnGame>>(() => import('../watch/TurnWatch'), { required: true }),
}

const Follow = lazyComponent(() => import('../watch/Follow'), { required: true })

interface Props extends Pick<PlayPage, 'actionsSlot' | 'onShown' | 'covered' | 'pageTools'> {
  readonly game: CatalogGame
  /** The query that says what is started; that of the address when left out. */
  readonly search?: string
}

export default function Play(props: Props) {
  const { game: entry, search, ...slots } = props
  const [opened, change] = useReducer(nextOpened, null)
  const [error, setError] = useState<unknown>(null)

  // A layout effect: a press counts as soon as the start panel is visible.
  useLayoutEffect(() => startPadNavigation(), [])
  useEffect(() => {
    let gone = false
    wireSound()
    const continues = tellEnded()
    const open = async (wasLive = false) => {
      const [{ default: game }] = await Promise.all([entry.open(), hosts[entry.kind].load()])
      const found = await openAddress(entry, game, search, wasLive)
      if (!gone) change({ do: 'open', opened: { game, ...found } })
    }
    open(continues).catch((reason: unknown) => !gone && setError(reason))
    // A link to this game that is followed on its own page changes only the hash; a first Back keeps it.
    const follow = ({ oldURL }: HashChangeEvent) => {
      if (isBelowGuard()) history.replaceState(history.state, '', oldURL)
      else if (fragmentKind() !== null) void open()
    }
    window.addEventListener('hashchange', follow)
    livePort.page = {
      openByLink: () => void open(true),
      open: (next) => {
        clearFragment('join', 'reply')
        change({ do: 'live', ...next })
      },
    }
    return () => {
      gone = true
      window.removeEventListener('hashchange', follow)
      livePort.page = null
      livePort.leave?.()
      livePort.leaveWatchers?.()
    }
  }, [entry, search])
  const playOwn = useCallback((own: OwnContent | null, options: OptionValues) => {
    putFragment(ownHash(own))
    change({ do: 'own', own, options })
  }, [])
  const watch = useCallback((replay: Replay) => change({ do: 'watch', replay }), [])
  const watchOwn = useCallback(
    (replay: Replay, review = false) => change({ do: 'watch', replay, review, isOwn: true }),
    [],
  )
  const practice = useCallback(
    (item: PracticeStart | null, lists = false) => change({ do: 'practice', item, lists }),
    [],
  )
  const leaveReplay = useCallback((next: Change) => {
    clearFragment('play', 'kept', 'watch')
    change(next)
  }, [])
  // The same function at each render: a replay opens again when it changes.
  const closeWatched = useCallback(() => leaveReplay({ do: 'close' }), [leaveReplay])
  const resume = useCallback(
    async (replay: Replay, at: number) => {
      const parts = await loadWithMessage(frameTexts.parts.game, Promise.all([entry.load(), replayPart()]))
      if (!parts) return
      const [{ default: game }, { resumePointOf }] = parts
      const from = resumePointOf(game, replay, at)
      if (from) leaveReplay({ do: 'resume', replay, from })
    },
    [entry, leaveReplay],
  )
  const drop = useCallback(
    async (file: File) => {
      const parts = await loadWithMessage(frameTexts.parts.file, Promise.all([entry.load(), replayPart()]))
      if (!parts) return
      const [{ default: game }, { replayFromFile }] = parts
      const replay = await replayFromFile(file, entry, game)
      if (replay) watch(replay)
    },
    [entry, watch],
  )
  useFileDrop(drop)

  // The page's error screen offers a reload.
  if (error) throw error instanceof Error ? error : new Error(frameTexts.cannotLoad)
  if (!opened) return <Loading />
  const { game } = opened
  if (opened.kind === 'watch') {
    const { replay } = opened
    const watched = {
      entry,
      replay,
      review: opened.review,
      isOwn: opened.isOwn,
      own: pictureOf(opened.opening.own),
      actionsSlot: props.actionsSlot,
      onResume: (at: number) => void resume(replay, at),
      // A race needs a result to beat.
      onRace: challengeFrom(game, replay) ? () => leaveReplay({ do: 'race', replay }) : undefined,
      onClose: closeWatched,
    }
    const key = `${replay.seed} ${replay.date}`
    return game.kind === 'realtime' ? (
      <watches.realtime.Part key={key} game={game} {...watched} />
    ) : (
      <watches.turn.Part key={key} game={game} {...watched} />
    )
  }
  if (opened.kind === 'follow') {
    const { invitation } = opened
    const { actionsSlot } = props
    return (
      <Follow.Part key={invitation} {...{ entry, game, actionsSlot, invitation }} onClose={closeWatched} />
    )
  }
  const page = {
    entry,
    ...slots,
    onFile: drop,
    onWatch: watchOwn,
    onOwn: playOwn,
    onPractice: practice,
    listsPractice: opened.kind === 'play' && opened.lists === true,
  }
  return game.kind === 'realtime' ? (
    <hosts.realtime.Part page={page} opened={opened} game={game} />
  ) : (
    <hosts.turn.Part page={page} opened={opened} game={game} />
  )
}

/** Says what ended when this page was reloaded, or left and opened again. Returns whether a live game continues by link. */
function tellEnded(): boolean {
  const ended = endedWithPage()
  if (!ended) return false
  const continues = ended === 'game' && turnInAddress() !== null
  toast(frameTexts.live.ended[continues ? 'gameByLink' : ended], { ms: 12_000 })
  return continues
}
