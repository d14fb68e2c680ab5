/** The cover in a field until its scene is there, and that this is loading. */
import type { CatalogGame } from '../../games/catalog'
import { Loading } from '../../ui/loading/Loading'
import styles from './Poster.module.css'

interface Props {
  readonly entry: CatalogGame
  /** The game was started. */
  readonly loading: boolean
}

export function Poster({ entry, loading }: Props) {
  return (
    <div className={styles.poster} data-poster>
      <img className={styles.picture} src={entry.cover} alt="" />
      {loading && <Loading />}
    </div>
  )
}
