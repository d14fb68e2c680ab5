/** The trophy list on the workbench, with buttons that award and remove trophies. */
import { keepTrophies, trophies } from '../../engine/storage/values/trophies'
import { catalog } from '../../games/catalog'
import { trophiesOf } from '../../games/trophies'
import TrophyList from '../../site/trophies/TrophyList'
import { Button } from '../../ui/controls/Button'
import { toast } from '../../ui/toasts/toast'
import styles from '../Workbench.module.css'
import { Part } from './Part'

/** Awards a different number of trophies in each game. */
function winSome(): void {
  for (const [n, { id }] of catalog.entries()) {
    const ids = trophiesOf(id).map((trophy) => trophy.id)
    keepTrophies(id, ids.slice(0, n % (ids.length + 1)), Date.now())
  }
  toast('Trophies won: Growing Up, Fast Food', { kind: 'trophy', topic: 'trophy' })
}

export function TrophyParts() {
  return (
    <Part name="TrophyList">
      <div className={styles.row}>
        <Button onClick={winSome}>Win some</Button>
        <Button onClick={() => trophies.update({ do: 'set', at: [], value: {} })}>Win none</Button>
      </div>
      <TrophyList />
    </Part>
  )
}
