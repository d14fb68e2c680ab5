/** Owns opening a game: loads its definition, reads the address, and hands over to the host of its kind, or of a play to watch. */
import { type ReactNode, Suspense, useCallback, useEffect, useLayoutEffect, useState } from 'react'
import type { Game } from '../../engine/core/game/contract'
import type { PlayRecord } from '../../engine/core/record/record'
import type { CatalogGame } from '../../games/catalog'
import { startPadNavigation } from '../../ui/input/padNavigation'
import { Loading } from '../../ui/loading/Loading'
import { arrival } from '../../ui/loading/loadErrors'
import { toast } from '../../ui/toasts/toast'
import { clearTurnAddress, turnInAddress } from '../byLink/address'
import { clearPlayAddress, hasPlay, keptInAddress, playInAddress } from '../record/address'
import {
  asksChallenge,
  challengeFrom,
  challengeInAddress,
  NO_CHALLENGE,
  NO_START,
  otherFigure,
  rivalInAddress,
} from '../record/challenge'
import { useDrop } from '../record/useDrop'
import { type Opening, readOpening } from '../session/core/options'
import { watches } from '../watch/lazyWatch'
import { wireSound } from './audioSettings'
import { hosts } from './hosts'

/** Few visits have a play to read. */
const incoming = () => import('../record/incoming')

interface Props {
  readonly game: CatalogGame
  /** Where the page wants the play's own buttons. */
  readonly actionsSlot: HTMLElement | null
  /** A dialog of the page lies over the game: it pauses. */
  readonly covered: boolean
  /** The page's own tools for the panels: heart, settings. */
  readonly pageTools: ReactNode
}

interface Loaded {
  readonly game: Game
  readonly opening: Opening
  /** A play to watch; null where one is to be played. */
  readonly record: PlayRecord | null
  /** It is to be reviewed. */
  readonly review?: boolean
}

export default function Play(props: Props) {
  const { game: entry } = props
  const [loaded, setLoaded] = useState<Loaded | null>(null)
  const [error, setError] = useState<unknown>(null)

  // A press on the start panel counts as soon as that is seen.
  useLayoutEffect(() => startPadNavigation(), [])
  useEffect(() => {
    let gone = false
    wireSound()
    const open = async () => {
      const [{ default: game }] = await Promise.all([entry.open(), hosts[entry.kind].load()])
      const opened = await openAddress(entry, game)
      if (!gone) setLoaded(opened)
    }
    open().catch((reason: unknown) => !gone && setError(reason))
    // A link to a play of this very game, followed from its own page.
    const follow = () => (hasPlay() || turnInAddress() !== null || asksChallenge()) && void open()
    window.addEventListener('hashchange', follow)
    return () => {
      gone = true
      window.removeEventListener('hashchange', follow)
    }
  }, [entry])
  const watch = useCallback(
    (record: PlayRecord, review = false) => setLoaded((now) => now && { ...now, record, review }),
    [],
  )
  const close = useCallback(() => {
    clearPlayAddress()
    setLoaded((now) => now && { ...now, record: null, opening: plainly(now.opening) })
  }, [])
  const goOn = useCallback(
    (record: PlayRecord, at: number) => {
      const move = async () => {
        const parts = await arrival('This game', Promise.all([entry.load(), incoming()]))
        if (!parts) return
        const [{ default: game }, { goOnFrom }] = parts
        const from = goOnFrom(game, record, at)
        if (!from) return
        clearPlayAddress()
        const { seed, options } = record
        setLoaded(
          (now) =>
            now && { ...now, record: null, opening: { ...plainly(now.opening), seed, options, goOn: from } },
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
        // The other's field stays as it is, whatever the window.
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
        const parts = await arrival('The file', Promise.all([entry.load(), incoming()]))
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

  // The page's error screen offers to load again.
  if (error) throw error instanceof Error ? error : new Error('The game could not be loaded.')
  if (!loaded) return <Loading />
  const { game, opening, record } = loaded
  if (record) {
    const watched = {
      entry,
      record,
      review: loaded.review,
      actionsSlot: props.actionsSlot,
      onGoOn: (at: number) => goOn(record, at),
      // Without a figure to beat there is nothing to race for.
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
    <Suspense fallback={<Loading />}>
      {game.kind === 'realtime' ? (
        <hosts.realtime.Part {...shared} game={game} pageTools={props.pageTools} onWatch={watch} />
      ) : (
        <hosts.turn.Part {...shared} game={game} pageTools={props.pageTools} onWatch={watch} />
      )}
    </Suspense>
  )
}

/** What was asked for once is not asked for again. */
const plainly = ({ goOn: _goOn, challenge: _challenge, rival: _rival, ...opening }: Opening): Opening => ({
  ...opening,
  complaints: [],
})

/** What the address asks for; shows a message where something is wrong with it. */
async function openAddress(entry: CatalogGame, game: Game): Promise<Loaded> {
  // A play that comes along may have any of its options.
  if (location.hash) await game.lazyRules?.load()
  const opening = readOpening(entry.id, game, location.search)
  for (const complaint of opening.complaints) toast(complaint, { kind: 'bad' })
  const turn = turnInAddress()
  if (turn !== null) return openTurn(turn, entry, game, opening)
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

/** The challenge that the address names, with the play that proves it; shows a message where something is wrong with it. */
async function challengeOpened(
  entry: CatalogGame,
  game: Game,
  { seed, options }: Opening,
): Promise<Pick<Opening, 'challenge' | 'rival'>> {
  if (!asksChallenge()) return { challenge: null }
  if (seed === null) {
    toast(NO_START, { kind: 'bad' })
    return { challenge: null }
  }
  const claimed = challengeInAddress(game)
  const text = rivalInAddress()
  const rival = text ? await (await incoming()).rivalOfText(text, entry.id, game, { seed, options }) : null
  const proved = rival && challengeFrom(game, rival)
  if (rival && proved) {
    if (proved.value !== claimed?.value) toast(otherFigure(proved), { kind: 'bad' })
    return { challenge: proved, rival }
  }
  if (!claimed) toast(NO_CHALLENGE, { kind: 'bad' })
  return { challenge: claimed, ...(rival && { rival }) }
}

const NO_TURNS = 'This link can’t be used here: this game isn’t played by exchanging links.'

/** A play by link: what came of it is told. */
async function openTurn(text: string, entry: CatalogGame, game: Game, opening: Opening): Promise<Loaded> {
  const byLink = await import('../byLink/open')
  const opened = game.kind === 'turn' ? await byLink.openTurn(text, entry, game) : null
  if (!opened) toast(NO_TURNS, { kind: 'bad' })
  // The play stays in the address: whoever loads the page anew has it again.
  if (opened?.kind !== 'goOn') clearTurnAddress()
  if (opened?.kind === 'watch') return { game, opening, record: opened.record }
  if (opened?.kind !== 'goOn') return { game, opening, record: null }
  const { seed, options } = opened.record
  return { game, opening: { ...opening, seed, options, goOn: opened.goOn }, record: null }
}
