/**
 * What an embedded page shows until it is pressed. It is only rendered by the build: `.tools/embed.js` handles the press, so
 * that nothing else is loaded before it.
 */
import type { ReactNode } from 'react'
import type { CatalogGame } from '../../games/catalog'
import { embedTexts } from '../../play/texts/embed'
import { linkToSite } from '../layout/pageMeta'
import styles from './EmbedPage.module.css'
import { FullLink } from './FullLink'

const texts = embedTexts.cover

interface Props {
  readonly game: CatalogGame
  readonly today: boolean
}

export function EmbedCover({ game, today }: Props): ReactNode {
  const { title, titleLang, path, cover } = game
  const link = linkToSite(path)
  return (
    <div className={styles.page}>
      <main className={styles.cover}>
        <img src={cover} alt="" width={320} height={200} className={styles.picture} />
        <div className={styles.words}>
          <h1 className={styles.title} lang={titleLang}>
            {title}
          </h1>
          {today ? (
            <p className={styles.kind}>{texts.today}</p>
          ) : (
            <p className={styles.kind} data-for="replay">
              {texts.replay}
            </p>
          )}
          <button type="button" className={styles.begin} data-begin disabled>
            <svg viewBox="0 0 24 24" width="24" height="24" fill="currentColor" aria-hidden="true">
              <path d="M7 4.5v15a1 1 0 0 0 1.5.9l12-7.5a1 1 0 0 0 0-1.8l-12-7.5A1 1 0 0 0 7 4.5z" />
            </svg>
            <span data-for="game">{texts.play(title)}</span>
            <span data-for="replay">{texts.watch(title)}</span>
            <span data-for="loading">{texts.loading}</span>
            <span data-for="failed">{texts.failed}</span>
          </button>
        </div>
      </main>
      <footer className={styles.bar}>
        {link !== null && <FullLink href={link + (today ? '?day=today' : '')} address="" />}
      </footer>
    </div>
  )
}
