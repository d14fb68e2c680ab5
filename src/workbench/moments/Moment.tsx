/** Opens a game at a moment: loads its definition and bot, and reads options and seed from the address. */
import { useEffect, useState } from 'react'
import type { Game, RealtimeBot, TurnBot } from '../../engine/core/game/contract'
import { type AnyBot, bots } from '../../games/bots'
import type { CatalogGame } from '../../games/catalog'
import { type Opening, readOpening } from '../../play/opening/opening'
import { Loading } from '../../ui/loading/Loading'
import { readAddress } from '../address'
import { RealtimeMoment } from './RealtimeMoment'
import { TurnMoment } from './TurnMoment'

interface Loaded {
  readonly game: Game
  readonly bot: AnyBot | null
  readonly opening: Opening
  readonly complaints: readonly string[]
}

/** The default seed. */
const SEED = '1'

async function load({ id, load: loadGame }: CatalogGame): Promise<Loaded> {
  const [{ default: game }, bot] = await Promise.all([loadGame(), bots[id]?.() ?? null])
  const parameters = new URLSearchParams(location.search)
  // With a seed, options last chosen in this browser are ignored.
  if (!parameters.has('seed')) parameters.set('seed', SEED)
  return { game, bot, ...readOpening(id, game, parameters.toString()) }
}

export function Moment({ entry }: { readonly entry: CatalogGame }) {
  const [loaded, setLoaded] = useState<Loaded | null>(null)
  const [error, setError] = useState<unknown>(null)
  useEffect(() => {
    load(entry).then(setLoaded, setError)
  }, [entry])
  if (error) throw error
  if (!loaded) return <Loading />
  const { game, bot, opening, complaints } = loaded
  const { tick } = readAddress(location.search)
  const shared = { options: opening.options, seed: opening.seed ?? Number(SEED), tick }
  return (
    <>
      {complaints.map((complaint) => (
        <p key={complaint} role="alert">
          {complaint}
        </p>
      ))}
      {game.kind === 'realtime' ? (
        <RealtimeMoment {...shared} title={entry.title} game={game} bot={bot as RealtimeBot<unknown>} />
      ) : (
        <TurnMoment {...shared} game={game} bot={bot as TurnBot<unknown, unknown> | null} />
      )}
    </>
  )
}
