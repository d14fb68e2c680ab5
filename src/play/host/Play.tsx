/**
 * Opens a game: loads its definition, reads the address, and renders the host of its kind or of a replay.
 */
import { type ReactNode, Suspense, useCallback, useEffect, useLayoutEffect, useState } from 'react'
import type { Game, OptionValues } from '../../engine/core/game/contract'
import type { PlayRecord } from '../../engine/core/record/record'
import type { CatalogGame } from '../../games/catalog'
import { startPadNavigation } from '../../ui/input/padNavigation'
import { Loading } from '../../ui/loading/Loading'
import { loadWithMessage } from '../../ui/loading/loadErrors'
import { toast } from '../../ui/toasts/toast'
import { clearTurnAddress, turnInAddress } from '../byLink/address'
import { clearLiveAddress, joinInAddress, replyInAddress } from '../live/address'
import { endedWithPage, livePort } from '../live/port'
import { type OwnContent, ownInAddress, PlayOwn, pictureOf, putOwnAddress } from '../own/content'
import { clearPlayAddress, hasPlay, keptInAddress, playInAddress } from '../record/address'
import { asksChallenge, challengeFrom, challengeInAddress, rivalInAddress } from '../record/challenge'
import { useDrop } from '../record/useDrop'
import { type Opening, readOpening } from '../session/core/options'
import { challengeTexts } from '../texts/challenges'
import { frameTexts } from '../texts/frame'
import { liveButtonTexts } from '../texts/liveButton'
import { watches } from '../watch/lazyWatch'
import { wireSound } from './audioSettings'
import { hosts } from './hosts'
import { isBelowGuard } from './useBack'

/** The code that reads replays: most visits don't need it. */
const incoming = () => import('../record/incoming')
/** The code that reads own content. */
const ownPart = () => import('../own/open')

interface Props {
  readonly game: CatalogGame
  /** The element of the page header for the game's buttons. */
  readonly actionsSlot: HTMLElement | null
  /** A dialog of the page covers the game: it pauses. */
  readonly covered: boolean
  /** The page's own buttons for the panels: favorite, settings. */
  readonly pageTools: ReactNode
  /** The query that says what is started; that of the address when left out. */
  readonly search?: string
}

interface Loaded {
  readonly game: Game
  readonly opening: Opening
  /** The replay to watch; null if a game is to be played. */
  readonly record: PlayRecord | null
  /** Whether to open its review. */
  readonly review?: boolean
}

export default function Play(props: Props) {
  const { game: entry, search } = props
  const [loaded, setLoaded] = useState<Loaded | null>(null)
  const [error, setError] = useState<unknown>(null)

  // A layout effect: a press counts as soon as the start panel is visible.
  useLayoutEffect(() => startPadNavigation(), [])
  useEffect(() => {
    let gone = false
    wireSound()
    const continues = tellEnded()
    const open = async (wasLive = false) => {
      const [{ default: game }] = await Promise.all([entry.open(), hosts[entry.kind].load()])
      const opened = await openAddress(entry, game, search, wasLive)
      if (!gone) setLoaded(opened)
    }
    open(continues).catch((reason: unknown) => !gone && setError(reason))
    // A link to this game that is followed on its own page changes only the hash; a first Back keeps it.
    const follow = ({ oldURL }: HashChangeEvent) => {
      if (isBelowGuard()) history.replaceState(history.state, '', oldURL)
      else if (
        hasPlay() ||
        turnInAddress() !== null ||
        asksChallenge() ||
        inLiveAddress() ||
        ownInAddress() !== null
      )
        void open()
    }
    window.addEventListener('hashchange', follow)
    livePort.page = {
      openByLink: () => void open(true),
      open: ({ seed, options, live }) => {
        clearLiveAddress()
        setLoaded(
          (now) =>
            now && {
              ...now,
              record: null,
              opening: {
                ...plainly(now.opening),
                seed,
                options: { ...now.opening.options, ...options },
                // The other device has the same field, whatever the window.
                asked: live ? options : {},
                position: null,
                // The other device does not have it.
                own: null,
                ...(live && { live }),
              },
            },
        )
      },
    }
    return () => {
      gone = true
      window.removeEventListener('hashchange', follow)
      livePort.page = null
      livePort.leave?.()
    }
  }, [entry, search])
  const playOwn = useCallback((own: OwnContent | null, options: OptionValues) => {
    const change = async () => {
      const part = await loadWithMessage(frameTexts.parts.game, ownPart())
      if (!part) return
      putOwnAddress(own)
      setLoaded((now) => {
        if (!now) return now
        const opening = { ...plainly(now.opening), options: { ...options }, seed: null }
        return {
          ...now,
          record: null,
          opening: own
            ? { ...part.withOwn(now.game, opening, own), begins: true }
            : part.withoutOwn(now.game, opening),
        }
      })
    }
    void change()
  }, [])
  const watch = useCallback(
    (record: PlayRecord, review = false) => setLoaded((now) => now && { ...now, record, review }),
    [],
  )
  const close = useCallback(() => {
    clearPlayAddress()
    setLoaded((now) => now && { ...now, record: null, opening: plainly(now.opening) })
  }, [])
  const resume = useCallback(
    (record: PlayRecord, at: number) => {
      const move = async () => {
        const parts = await loadWithMessage(frameTexts.parts.game, Promise.all([entry.load(), incoming()]))
        if (!parts) return
        const [{ default: game }, { resumePointOf }] = parts
        const from = resumePointOf(game, record, at)
        if (!from) return
        clearPlayAddress()
        const { seed, options } = record
        setLoaded(
          (now) =>
            now && {
              ...now,
              record: null,
              opening: { ...plainly(now.opening), seed, options, resumeFrom: from },
            },
        )
      }
      void move()
    },
    [entry],
  )
  const race = useCallback((record: PlayRecord) => {
    clearPlayAddress()
    setLoaded((now) => {
      if (!now) return now
      const { seed } = record
      const opening: Opening = {
        ...plainly(now.opening),
        seed,
        options: { ...now.opening.options, ...record.options },
        // The opponent's field keeps its shape, whatever the window.
        asked: record.options,
        position: null,
        challenge: challengeFrom(now.game, record),
        rival: record,
      }
      return { ...now, record: null, opening }
    })
  }, [])
  const drop = useCallback(
    (file: File) => {
      const show = async () => {
        const parts = await loadWithMessage(frameTexts.parts.file, Promise.all([entry.load(), incoming()]))
        if (!parts) return
        const [{ default: game }, { playOfFile }] = parts
        const record = await playOfFile(file, entry, game)
        if (record) watch(record)
      }
      void show()
    },
    [entry, watch],
  )
  useDrop(drop)

  // The page's error screen offers a reload.
  if (error) throw error instanceof Error ? error : new Error(frameTexts.cannotLoad)
  if (!loaded) return <Loading />
  const { game, opening, record } = loaded
  if (record) {
    const watched = {
      entry,
      record,
      review: loaded.review,
      own: pictureOf(opening.own),
      actionsSlot: props.actionsSlot,
      onResume: (at: number) => resume(record, at),
      // A race needs a result to beat.
      onRace: challengeFrom(game, record) ? () => race(record) : undefined,
      onClose: close,
    }
    const key = `${record.seed} ${record.date}`
    return (
      <Suspense fallback={<Loading />}>
        {game.kind === 'realtime' ? (
          <watches.realtime.Part key={key} game={game} {...watched} />
        ) : (
          <watches.turn.Part key={key} game={game} {...watched} />
        )}
      </Suspense>
    )
  }
  const shared = { entry, opening, actionsSlot: props.actionsSlot, covered: props.covered, onFile: drop }
  return (
    <PlayOwn value={playOwn}>
      <Suspense fallback={<Loading />}>
        {game.kind === 'realtime' ? (
          <hosts.realtime.Part {...shared} game={game} pageTools={props.pageTools} onWatch={watch} />
        ) : (
          <hosts.turn.Part {...shared} game={game} pageTools={props.pageTools} onWatch={watch} />
        )}
      </Suspense>
    </PlayOwn>
  )
}

/** Says what ended when this page was reloaded, or left and opened again. Returns whether a live game continues by link. */
function tellEnded(): boolean {
  const ended = endedWithPage()
  if (!ended) return false
  const continues = ended === 'game' && turnInAddress() !== null
  toast(liveButtonTexts.ended[continues ? 'gameByLink' : ended], { ms: 12_000 })
  return continues
}

const inLiveAddress = () => joinInAddress() !== null || replyInAddress() !== null

/** The opening without what applies only once. */
const plainly = ({
  resumeFrom: _resumeFrom,
  challenge: _challenge,
  rival: _rival,
  live: _live,
  begins: _begins,
  ...opening
}: Opening): Opening => ({
  ...opening,
  complaints: [],
})

/** Reads what the address asks for, with a message if something is wrong with it. */
async function openAddress(
  entry: CatalogGame,
  game: Game,
  search = location.search,
  wasLive = false,
): Promise<Loaded> {
  // A replay in the address may use any option.
  if (location.hash) await game.lazyRules?.load()
  const opening = readOpening(entry.id, game, search, ownInAddress() !== null)
  for (const complaint of opening.complaints) toast(complaint, { kind: 'bad' })
  const reply = replyInAddress()
  if (reply !== null) {
    const passed = await (await import('../live/connect')).passReply(reply)
    // Otherwise the dialog says where it belongs.
    if (passed) {
      clearLiveAddress()
      toast(passed.text, { kind: passed.taken ? 'plain' : 'bad', ms: 12_000 })
    }
  }
  const turn = turnInAddress()
  if (turn !== null) return openTurn(turn, entry, game, opening, wasLive)
  const own = ownInAddress()
  if (own !== null) return { game, opening: await ownOpened(own, game, opening), record: null }
  if (!hasPlay()) {
    return { game, opening: { ...opening, ...(await challengeOpened(entry, game, opening)) }, record: null }
  }
  const { playOfText, playOfKey } = await incoming()
  const text = playInAddress()
  const found =
    text === null
      ? await playOfKey(keptInAddress() ?? '', entry.id, game)
      : await playOfText(text, entry.id, game)
  if ('record' in found) return { game, opening, record: found.record }
  clearPlayAddress()
  // The same start can still be played.
  return { game, opening: found.start ? { ...opening, ...found.start } : opening, record: null }
}

/** The opening with the content in the address, which stays there; or without it, with a message. */
async function ownOpened(text: string, game: Game, opening: Opening): Promise<Opening> {
  const { openOwn, withOwn } = await ownPart()
  const found = await openOwn(text, game)
  if ('own' in found) return withOwn(game, opening, found.own)
  putOwnAddress(null)
  toast(found.complaint, { kind: 'bad', ms: 12_000 })
  return opening
}

/** The challenge in the address, with the replay that proves it, and a message if something is wrong with it. */
async function challengeOpened(
  entry: CatalogGame,
  game: Game,
  { seed, options }: Opening,
): Promise<Pick<Opening, 'challenge' | 'rival'>> {
  if (!asksChallenge()) return { challenge: null }
  if (seed === null) {
    toast(challengeTexts.noStart, { kind: 'bad' })
    return { challenge: null }
  }
  const claimed = challengeInAddress(game)
  const text = rivalInAddress()
  const rival = text ? await (await incoming()).rivalOfText(text, entry.id, game, { seed, options }) : null
  const proved = rival && challengeFrom(game, rival)
  if (rival && proved) {
    const { best, value } = proved
    if (value !== claimed?.value) toast(challengeTexts.otherResult(best.of, value), { kind: 'bad' })
    return { challenge: proved, rival }
  }
  if (!claimed) toast(challengeTexts.impossible, { kind: 'bad' })
  return { challenge: claimed, ...(rival && { rival }) }
}

/** Opens a game played by link, with a message. */
async function openTurn(
  text: string,
  entry: CatalogGame,
  game: Game,
  opening: Opening,
  wasLive: boolean,
): Promise<Loaded> {
  const byLink = await import('../byLink/open')
  const opened = game.kind === 'turn' ? await byLink.openTurn(text, entry, game, wasLive) : null
  if (!opened) toast(frameTexts.notByLink, { kind: 'bad' })
  // The game stays in the address, so that a reload opens it again.
  if (opened?.kind !== 'resume') clearTurnAddress()
  if (opened?.kind === 'watch') return { game, opening, record: opened.record }
  if (opened?.kind !== 'resume') return { game, opening, record: null }
  const { seed, options } = opened.record
  return { game, opening: { ...opening, seed, options, resumeFrom: opened.resumeFrom }, record: null }
}
