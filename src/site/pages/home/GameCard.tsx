/** The card of one game: cover, title, facts, link, favorite button. */
import Heart from 'lucide-react/icons/heart'
import Pencil from 'lucide-react/icons/pencil'
import Trash2 from 'lucide-react/icons/trash-2'
import { type ReactNode, useId } from 'react'
import { Link } from 'wouter'
import { FROM_HOME } from '../../../play/opening/wayHome'
import { classes } from '../../../ui/styles/classes'
import { CustomCover } from '../../custom/CustomCover'
import { preloadHandlers } from '../../game/preload'
import { Facts } from '../../layout/Facts'
import type { GameEntry } from '../../library/gameEntry'
import { homeTexts } from '../../texts/home'
import { shellTexts } from '../../texts/shell'
import styles from './GameCard.module.css'
import type { OwnBest } from './ownResults'

const texts = homeTexts.card

export interface GameCardProps {
  game: GameEntry
  favorite: boolean
  /** The visitor's best result. */
  best: OwnBest | null
  /** The favorite button is rendered only with this. */
  onToggleFavorite?: () => void
  /** Only for custom games. */
  onDelete?: (() => void) | undefined
  /** Only for custom games. */
  onEdit?: (() => void) | undefined
  /** Loads the cover at once: it is on the first screen. */
  eager?: boolean
}

export function GameCard({
  game,
  favorite,
  best,
  onToggleFavorite,
  onDelete,
  onEdit,
  eager,
}: GameCardProps): ReactNode {
  const id = useId()
  const GameIcon = game.icon
  return (
    <article className={styles.card} data-card={game.built?.id ?? game.custom?.id}>
      <div className={styles.cover}>
        {game.built ? (
          <img
            src={game.built.cover}
            alt=""
            width={320}
            height={168}
            loading={eager ? 'eager' : 'lazy'}
            decoding="async"
            draggable={false}
          />
        ) : (
          <CustomCover id={game.path} icon={GameIcon} />
        )}
        <h3 className={styles.title}>
          <GameIcon size={20} aria-hidden className={styles.icon} />
          <span id={`${id}-title`} lang={game.built?.titleLang}>
            {game.title}
          </span>
        </h3>
        {best && (
          <p className={styles.best} title={texts.bestTitle(best.of, best.text)}>
            <span className="visually-hidden">{texts.best(best.text)}</span>
            <span aria-hidden="true">{best.text}</span>
          </p>
        )}
      </div>
      <div className={styles.body}>
        <p className={styles.description} title={game.description}>
          {game.description}
        </p>
        <div className={styles.facts}>
          <Facts difficulty={game.difficulty} players={game.players} />
          <Link
            href={game.path}
            state={FROM_HOME}
            id={`${id}-play`}
            aria-labelledby={`${id}-play ${id}-title`}
            className={styles.play}
            {...(game.built && preloadHandlers(game.built))}
          >
            {texts.play}
          </Link>
        </div>
      </div>
      {onToggleFavorite && (
        <button
          type="button"
          className={classes('screen-only', styles.round, styles.heart)}
          aria-pressed={favorite}
          aria-label={
            favorite ? shellTexts.favorites.remove(game.title) : shellTexts.favorites.add(game.title)
          }
          title={favorite ? texts.unlike : texts.like}
          onClick={onToggleFavorite}
        >
          <Heart size={24} aria-hidden fill={favorite ? 'currentColor' : 'none'} />
        </button>
      )}
      {onDelete && (
        <button
          type="button"
          className={classes('screen-only', styles.round, styles.delete)}
          aria-label={texts.deleteGame(game.title)}
          title={texts.delete}
          onClick={onDelete}
        >
          <Trash2 size={20} aria-hidden />
        </button>
      )}
      {onEdit && (
        <button
          type="button"
          className={classes('screen-only', styles.round, styles.edit)}
          aria-label={texts.editGame(game.title)}
          title={texts.edit}
          onClick={onEdit}
        >
          <Pencil size={20} aria-hidden />
        </button>
      )}
    </article>
  )
}
