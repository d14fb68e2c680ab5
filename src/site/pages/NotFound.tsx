/** The page for unknown addresses. It suggests the game that was probably meant. */
import { type ReactNode, useEffect, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { HOME } from '../../ui/basePath'
import { buttonClass } from '../../ui/controls/Button'
import styles from '../layout/Message.module.css'
import { missingFacts } from '../layout/pageMeta'
import { RichText } from '../layout/RichText'
import { usePage } from '../layout/usePage'
import { notFoundTexts } from '../texts/notFound'
import type { NearestPage } from './nearest'

export default function NotFound(): ReactNode {
  const [path] = useLocation()
  // One built page serves all unknown addresses, so the suggestion is found later.
  const [meant, setMeant] = useState<NearestPage | null>(null)
  usePage(missingFacts(path))
  useEffect(() => {
    console.error('404: no page at', path)
    let mounted = true
    setMeant(null)
    import('./nearest').then(
      ({ nearestPage }) => mounted && setMeant(nearestPage(path)),
      () => undefined,
    )
    return () => {
      mounted = false
    }
  }, [path])
  return (
    <main className={styles.message}>
      <h1 className={styles.code}>{notFoundTexts.code}</h1>
      <p className={styles.title}>{notFoundTexts.title}</p>
      <p className={styles.text} role="status">
        {meant ? (
          <RichText
            text={notFoundTexts.suggestion}
            parts={{
              game: (
                <Link href={meant.path + location.search + location.hash} lang={meant.titleLang}>
                  {meant.title}
                </Link>
              ),
            }}
          />
        ) : (
          notFoundTexts.hint
        )}
      </p>
      <div className={styles.actions}>
        <Link href={HOME} className={buttonClass({ variant: 'primary', size: 'large' })}>
          {notFoundTexts.home}
        </Link>
      </div>
    </main>
  )
}
