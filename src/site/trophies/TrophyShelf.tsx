/** The trophies, game by game: what was won and when, and what is still to be done. */
import ChevronDown from 'lucide-react/icons/chevron-down'
import Circle from 'lucide-react/icons/circle'
import Cup from 'lucide-react/icons/trophy'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import type { Trophy } from '../../engine/core/game/trophy'
import { trophies } from '../../engine/storage/values/trophies'
import { type CatalogGame, listedGames } from '../../games/catalog'
import { trophiesOf } from '../../games/trophies'
import { Meter } from '../../ui/board/Meter'
import { buttonClass } from '../../ui/controls/Button'
import { useStored } from '../../ui/loading/hydrated'
import styles from './TrophyShelf.module.css'

type Won = Readonly<Record<string, number>>

const countWon = (game: string, won: Won) =>
  trophiesOf(game).filter(({ id }) => Object.hasOwn(won, id)).length
const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0)

/** In the visitor's own way of writing dates. */
const dated = (at: number) => new Date(at).toLocaleDateString(undefined, { dateStyle: 'medium' })

interface Props {
  /** Those to be shown, in their order; all that are listed when left out. */
  readonly games?: readonly CatalogGame[]
}

/** A section of a page, below its own second-level heading. */
export function TrophyShelf({ games = listedGames }: Props): ReactNode {
  const held = useStored(trophies)
  const wonOf = (game: string): Won => held[game] ?? {}
  const there = sum(games.map(({ id }) => trophiesOf(id).length))
  const won = sum(games.map(({ id }) => countWon(id, wonOf(id))))
  return (
    <div className={styles.shelf} data-trophies>
      <Meter label="Trophies" value={there ? (won / there) * 100 : 0} text={`${won} of ${there}`} />
      <p className={styles.note}>
        A trophy is won at the moment of the feat, and stays. Plays with moves taken back, from a position or
        gone on with after watching win none; hints are fine where nothing is said of them. Those that ask for
        a time are won at the usual speed alone.
      </p>
      <div className={styles.games}>
        {games
          .filter(({ id }) => trophiesOf(id).length > 0)
          .map((game) => (
            <GameTrophies key={game.id} game={game} won={wonOf(game.id)} />
          ))}
      </div>
    </div>
  )
}

/** Closed it shows how far one is; opened, what there is to do. */
function GameTrophies({ game, won }: { readonly game: CatalogGame; readonly won: Won }): ReactNode {
  const { id, title, path } = game
  const all = trophiesOf(id)
  const isWon = (trophy: Trophy) => Object.hasOwn(won, trophy.id)
  return (
    <details className={styles.game} data-trophies-of={id}>
      <summary className={styles.head}>
        <h3 className={styles.title}>{title}</h3>
        <span className={styles.signs} aria-hidden="true">
          {all.map((trophy) => (
            <Sign key={trophy.id} won={isWon(trophy)} size={18} />
          ))}
        </span>
        <span className={styles.count}>
          {countWon(id, won)} of {all.length}
        </span>
        <ChevronDown size={20} aria-hidden className={styles.arrow} />
      </summary>
      <ul className={styles.list}>
        {all.map((trophy) => (
          <li
            key={trophy.id}
            className={styles.trophy}
            data-trophy={trophy.id}
            data-won={isWon(trophy) || undefined}
          >
            <Sign won={isWon(trophy)} size={24} />
            <div>
              <p className={styles.name}>{trophy.title}</p>
              <p className={styles.text}>{trophy.text}</p>
              {isWon(trophy) ? (
                <WonOn at={won[trophy.id] ?? 0} />
              ) : (
                <p className="visually-hidden">Not yet won</p>
              )}
            </div>
          </li>
        ))}
      </ul>
      <Link href={path} className={buttonClass()}>
        Play {title}
      </Link>
    </details>
  )
}

function Sign({ won, size }: { readonly won: boolean; readonly size: number }): ReactNode {
  const Icon = won ? Cup : Circle
  return <Icon size={size} aria-hidden className={won ? styles.cup : styles.empty} />
}

function WonOn({ at }: { readonly at: number }): ReactNode {
  return (
    <p className={styles.date}>
      Won <time dateTime={new Date(at).toISOString()}>{dated(at)}</time>
    </p>
  )
}
