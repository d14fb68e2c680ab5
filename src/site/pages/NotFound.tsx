/** The page for unknown addresses. It suggests the game that was probably meant. */
import { type ReactNode, useEffect, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { buttonClass } from '../../ui/controls/Button'
import styles from '../layout/Message.module.css'
import { missingFacts } from './pageMeta'
import { usePage } from './usePage'

interface Place {
  readonly path: string
  readonly title: string
}

export default function NotFound(): ReactNode {
  const [path] = useLocation()
  // The built page is one for all addresses: what was meant is found once the address is known.
  const [meant, setMeant] = useState<Place | null>(null)
  usePage(missingFacts(path))
  useEffect(() => {
    console.error('404: no page at', path)
    let here = true
    setMeant(null)
    import('./nearest').then(
      ({ nearestPlace }) => here && setMeant(nearestPlace(path)),
      () => undefined,
    )
    return () => {
      here = false
    }
  }, [path])
  return (
    <main className={styles.message}>
      <h1 className={styles.code}>404</h1>
      <p className={styles.title}>Oops! Page not found</p>
      <p className={styles.text} role="status">
        {meant ? (
          <>
            Did you mean <Link href={meant.path + location.search + location.hash}>{meant.title}</Link>?
          </>
        ) : (
          'The address may be mistyped, or the game was removed.'
        )}
      </p>
      <div className={styles.actions}>
        <Link href="/" className={buttonClass({ variant: 'primary', size: 'large' })}>
          Return to Home
        </Link>
      </div>
    </main>
  )
}
