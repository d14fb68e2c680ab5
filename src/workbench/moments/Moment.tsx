/** Opens a game at a moment: loads its definition and bot, and reads options, seed and replay from the address. */
import { useEffect, useState } from 'react'
import type { Game, RealtimeBot, TurnBot } from '../../engine/core/game/contract'
import type { Replay } from '../../engine/core/replay/replay'
import { type AnyBot, bots } from '../../games/bots'
import type { CatalogGame } from '../../games/catalog'
import { readOpening } from '../../play/opening/opening'
import { Loading } from '../../ui/loading/Loading'
import { readAddress } from '../address'
import { lastOf, optionsOf, replayInAddress } from '../time/replays'
import { RealtimeMoment } from './RealtimeMoment'
import { TurnMoment } from './TurnMoment'

interface Loaded {
  readonly game: Game
  readonly bot: AnyBot | null
}

/** What the address asks for. It stays the same when the game's files change. */
interface Wanted {
  readonly options: Record<string, string>
  readonly seed: number
  readonly tick: number
  readonly replay: Replay | null
  readonly complaints: readonly string[]
}

/** The default seed. */
const SEED = '1'

async function load({ id, load: loadGame }: CatalogGame): Promise<Loaded> {
  const [{ default: game }, bot] = await Promise.all([loadGame(), bots[id]?.() ?? null])
  return { game, bot }
}

async function read(id: string, game: Game): Promise<Wanted> {
  const replay = await replayInAddress(location.hash)
  const parameters = new URLSearchParams(location.search)
  if (replay) {
    const isOther = replay.digest !== game.replayVersion
    return {
      options: optionsOf(replay, game),
      seed: replay.seed,
      tick: parameters.has('tick') ? readAddress(location.search).tick : lastOf(replay),
      replay,
      complaints: isOther
        ? [`Recorded by rules of version ${replay.digest}; these are ${game.replayVersion}.`]
        : [],
    }
  }
  // With a seed, options last chosen in this browser are ignored.
  if (!parameters.has('seed')) parameters.set('seed', SEED)
  const { opening, complaints } = readOpening(id, game, parameters.toString())
  const { options, seed } = opening
  return { options, seed: seed ?? Number(SEED), tick: readAddress(location.search).tick, replay, complaints }
}

export function Moment({ entry }: { readonly entry: CatalogGame }) {
  const [loaded, setLoaded] = useState<Loaded | null>(null)
  const [wanted, setWanted] = useState<Wanted | null>(null)
  const [error, setError] = useState<unknown>(null)
  // Again with a new `entry`, when a file of the game was saved.
  useEffect(() => {
    load(entry).then(setLoaded, setError)
  }, [entry])
  const game = loaded?.game
  const isRead = wanted !== null
  useEffect(() => {
    if (game && !isRead) read(entry.id, game).then(setWanted, setError)
  }, [entry, game, isRead])
  if (error) throw error
  if (!loaded || !wanted) return <Loading />
  const { options, seed, tick, replay, complaints } = wanted
  const shared = { options, seed, tick }
  const input = replay?.input ?? null
  return (
    <>
      {complaints.map((complaint) => (
        <p key={complaint} role="alert">
          {complaint}
        </p>
      ))}
      {loaded.game.kind === 'realtime' ? (
        <RealtimeMoment
          {...shared}
          title={entry.title}
          game={loaded.game}
          bot={loaded.bot as RealtimeBot<unknown>}
          input={input?.kind === 'realtime' ? input : null}
        />
      ) : (
        <TurnMoment
          {...shared}
          game={loaded.game}
          bot={loaded.bot as TurnBot<unknown, unknown> | null}
          input={input?.kind === 'turn' ? input : null}
        />
      )}
    </>
  )
}
