/** What the place of an empty stock shows: whether the waste can be turned over. */
import styles from './Cards.module.css'

export function StockPicture({ closed }: { readonly closed: boolean }) {
  return <path className={styles.line} d={closed ? CROSS : ARROW} />
}

const CROSS = 'M34 54 66 86M66 54 34 86'
const ARROW = 'M72 70A22 22 0 1 1 62 51.500M64 38V53H49'
