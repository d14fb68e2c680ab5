/** The trophies of each game: which were won and when, and which are left. */
import ChevronDown from 'lucide-react/icons/chevron-down'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { dateText } from '../../engine/core/text'
import { trophies } from '../../engine/storage/values/trophies'
import { type CatalogGame, listedGames } from '../../games/catalog'
import { trophiesOf } from '../../games/trophies'
import { Meter } from '../../ui/board/Meter'
import { buttonClass } from '../../ui/controls/Button'
import { useStored } from '../../ui/hydrated'
import { RichText } from '../layout/RichText'
import { trophyTexts } from '../texts/trophies'
import styles from './TrophyList.module.css'
import { TrophyPicture } from './TrophyPicture'

const texts = trophyTexts

type Won = Readonly<Record<string, number>>

const countWon = (game: string, won: Won) =>
  trophiesOf(game).filter(({ id }) => Object.hasOwn(won, id)).length
const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0)

interface Props {
  /** The games to show, in order; all listed games when left out. */
  readonly games?: readonly CatalogGame[]
}

/** Needs a second-level heading above it. */
export default function TrophyList({ games = listedGames }: Props): ReactNode {
  const stored = useStored(trophies)
  const wonOf = (game: string): Won => stored[game] ?? {}
  const all = sum(games.map(({ id }) => trophiesOf(id).length))
  const won = sum(games.map(({ id }) => countWon(id, wonOf(id))))
  return (
    <div className={styles.trophies} data-trophies>
      <Meter label={texts.title} value={all ? (won / all) * 100 : 0} text={texts.count(won, all)} />
      <p className={styles.note}>{texts.rules}</p>
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

/** Closed, it shows how many were won; open, what each one requires. */
function GameTrophies({ game, won }: { readonly game: CatalogGame; readonly won: Won }): ReactNode {
  const { id, title, titleLang, path, cover } = game
  const all = trophiesOf(id)
  const isWon = ({ id }: { readonly id: string }) => Object.hasOwn(won, id)
  return (
    <details className={styles.game} data-trophies-of={id}>
      <summary className={styles.head}>
        <img
          src={cover}
          alt=""
          width={320}
          height={200}
          loading="lazy"
          decoding="async"
          draggable={false}
          className={styles.cover}
        />
        <h3 className={styles.title} lang={titleLang}>
          {title}
        </h3>
        <span className={styles.icons} aria-hidden="true">
          {all.map((trophy) => (
            <TrophyPicture key={trophy.id} won={isWon(trophy)} size={22} />
          ))}
        </span>
        <span className={styles.count}>{texts.count(countWon(id, won), all.length)}</span>
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
            <TrophyPicture won={isWon(trophy)} size={40} />
            <div>
              <p className={styles.name}>{trophy.title}</p>
              <p className={styles.text}>{trophy.text}</p>
              {isWon(trophy) ? (
                <WonOn at={won[trophy.id] ?? 0} />
              ) : (
                <p className="visually-hidden">{texts.notWon}</p>
              )}
            </div>
          </li>
        ))}
      </ul>
      <Link href={path} className={buttonClass()}>
        {texts.play(title)}
      </Link>
    </details>
  )
}

function WonOn({ at }: { readonly at: number }): ReactNode {
  return (
    <p className={styles.date}>
      <RichText
        text={texts.won}
        parts={{
          date: <time dateTime={new Date(at).toISOString()}>{dateText(at, { dateStyle: 'medium' })}</time>,
        }}
      />
    </p>
  )
}
