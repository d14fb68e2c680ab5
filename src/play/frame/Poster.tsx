/** The cover in place of a field: until its scene is there, or while a pause hides it. */
import type { CatalogGame } from '../../games/catalog'
import { Loading } from '../../ui/loading/Loading'
import styles from './Poster.module.css'

interface Props {
  readonly entry: CatalogGame
  /** The game was started, and its scene is not there yet. */
  readonly loading?: boolean
}

export function Poster({ entry, loading = false }: Props) {
  return (
    <div className={styles.poster} data-poster>
      <img className={styles.picture} src={entry.cover} alt="" />
      {loading && <Loading />}
    </div>
  )
}
