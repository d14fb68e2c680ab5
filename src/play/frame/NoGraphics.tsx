/** The message without WebGL: the reason, and games that don't need it. */
import { Link } from 'wouter'
import { asSentence } from '../../engine/core/text'
import { listedGames } from '../../games/catalog'
import { Button } from '../../ui/controls/Button'
import { frameTexts } from '../texts/frame'
import styles from './NoGraphics.module.css'

const { noGraphics } = frameTexts

/** @param reason - a sentence of ours, or the message of an error, which is in English */
export function NoGraphics({ reason }: { readonly reason: string }) {
  const isOwn = reason === noGraphics.none || reason === noGraphics.contextLost
  const others = listedGames.filter((game) => game.kind === 'turn').slice(0, 6)
  return (
    <section className={styles.message} role="alert">
      <h2>{noGraphics.title}</h2>
      <p>
        {noGraphics.failed} <span lang={isOwn ? undefined : 'en'}>{asSentence(reason)}</span>
      </p>
      <p>{noGraphics.check}</p>
      <Button onClick={() => location.reload()}>{noGraphics.reload}</Button>
      {others.length > 0 && <p>{noGraphics.otherGames}</p>}
      <ul className={styles.games}>
        {others.map((game) => (
          <li key={game.id}>
            <Link href={game.path}>
              <img src={game.cover} width={160} height={100} alt="" />
              <span lang={game.titleLang}>{game.title}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
