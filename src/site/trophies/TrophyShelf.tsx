/** Owns the shelf of trophies: game by game, what was won and when, and what is still to be done. */
import Circle from 'lucide-react/icons/circle'
import Trophy from 'lucide-react/icons/trophy'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { trophies } from '../../engine/storage/trophies'
import { type CatalogueGame, listedGames } from '../../games/catalogue'
import { trophiesOf } from '../../games/trophies'
import { Meter } from '../../ui/Meter'
import { useStored } from '../../ui/takenOver'
import styles from './TrophyShelf.module.css'

type Won = Readonly<Record<string, number>>

const countWon = (game: string, won: Won) =>
  trophiesOf(game).filter(({ id }) => Object.hasOwn(won, id)).length
const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0)

/** In the visitor's own way of writing dates. */
const dated = (at: number) => new Date(at).toLocaleDateString(undefined, { dateStyle: 'medium' })

interface Props {
  /** Those to be shown, in their order; all that are listed when left out. */
  readonly games?: readonly CatalogueGame[]
}

/** A part of a page, below a heading of its own of the second rank. */
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
        gone on with after watching win none; hints are fine where nothing is said of them.
      </p>
      {games
        .filter(({ id }) => trophiesOf(id).length > 0)
        .map((game) => (
          <GameTrophies key={game.id} game={game} won={wonOf(game.id)} />
        ))}
    </div>
  )
}

function GameTrophies({ game, won }: { readonly game: CatalogueGame; readonly won: Won }): ReactNode {
  const { id, title, path } = game
  const heading = `trophies-${id}`
  return (
    <section className={styles.game} aria-labelledby={heading}>
      <h3 className={styles.title} id={heading}>
        <Link href={path}>{title}</Link>
        <span className={styles.count}>
          {countWon(id, won)} of {trophiesOf(id).length}
        </span>
      </h3>
      <ul className={styles.list}>
        {trophiesOf(id).map((trophy) => {
          const at = Object.hasOwn(won, trophy.id) ? won[trophy.id] : undefined
          const Icon = at === undefined ? Circle : Trophy
          return (
            <li
              key={trophy.id}
              className={styles.trophy}
              data-trophy={trophy.id}
              data-won={at !== undefined || undefined}
            >
              <Icon size={24} aria-hidden className={styles.icon} />
              <div>
                <p className={styles.name}>{trophy.title}</p>
                <p className={styles.text}>{trophy.text}</p>
                <p className={at === undefined ? 'visually-hidden' : styles.date}>
                  {at === undefined ? (
                    'Not yet won'
                  ) : (
                    <>
                      Won on <time dateTime={new Date(at).toISOString()}>{dated(at)}</time>
                    </>
                  )}
                </p>
              </div>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
