/** Below a search without results: says so, and suggests what to do. */
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { typedText } from '../../../engine/core/input/typed'
import { FROM_HOME } from '../../../play/opening/wayHome'
import { Button, buttonClass } from '../../../ui/controls/Button'
import { entriesAt, type GameEntry } from '../../library/gameEntry'
import { type Filters, filtered, filtersChosen, NO_FILTERS } from '../../search/filters'
import { useFound, useSimilar } from '../../search/useSearch'
import { homeTexts } from '../../texts/home'
import styles from './NothingFound.module.css'

const texts = homeTexts.nothing

const SUGGESTIONS = 3

interface Props {
  games: readonly GameEntry[]
  filters: Filters
  /** Clears the filters, but not the search. */
  onClear(): void
}

export function NothingFound({ games, filters, onClear }: Props): ReactNode {
  const text = typedText(filters.search)
  const found = useFound(games, text)
  const similar = entriesAt(useSimilar(games, text, SUGGESTIONS), games)
  const hidden = filtersChosen(filters) ? filtered(games, { ...NO_FILTERS, search: text }, found).length : 0
  return (
    <div className={styles.nothing} data-nothing-found>
      {hidden === 0 && <p>{texts.text(text)}</p>}
      {hidden > 0 ? (
        <p className={styles.line}>
          <span>{texts.hidden(hidden)}</span>
          <Button onClick={onClear}>{texts.show}</Button>
        </p>
      ) : similar.length > 0 ? (
        <p className={styles.line}>
          <span>{texts.similar}</span>
          {similar.map((game) => (
            <Link
              key={game.path}
              href={game.path}
              state={FROM_HOME}
              className={buttonClass()}
              lang={game.built?.titleLang}
            >
              {game.title}
            </Link>
          ))}
        </p>
      ) : (
        <p className={styles.soft}>{texts.hint}</p>
      )}
    </div>
  )
}
