/** What a browser without graphics is told: why, and which games need none. */
import { Link } from 'wouter'
import { listedGames } from '../../games/catalog'
import { Button } from '../../ui/controls/Button'
import styles from './NoGraphics.module.css'

export function NoGraphics({ reason }: { readonly reason: string }) {
  const others = listedGames.filter((game) => game.kind === 'turn').slice(0, 6)
  return (
    <section className={styles.message} role="alert">
      <h2>This game needs WebGL</h2>
      <p>
        Your browser could not start the graphics: {reason}. Check that hardware acceleration is on, then load
        the page again.
      </p>
      <Button onClick={() => location.reload()}>Load again</Button>
      {others.length > 0 && <p>These games need no WebGL:</p>}
      <ul className={styles.games}>
        {others.map((game) => (
          <li key={game.id}>
            <Link href={game.path}>
              <img src={game.cover} width={160} height={100} alt="" />
              {game.title}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
