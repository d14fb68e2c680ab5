/** Owns the page for addresses that lead nowhere. */
import { type ReactNode, useEffect } from 'react'
import { Link, useLocation } from 'wouter'
import { buttonClass } from '../ui/Button'
import styles from './Message.module.css'
import { missingFacts } from './pageFacts'
import { usePage } from './usePage'

export default function NotFound(): ReactNode {
  const [path] = useLocation()
  usePage(missingFacts(path))
  useEffect(() => {
    console.error('404: no page at', path)
  }, [path])
  return (
    <main className={styles.message}>
      <h1 className={styles.code}>404</h1>
      <p className={styles.title}>Oops! Page not found</p>
      <p className={styles.text}>The address may be mistyped, or the game has left the shelf.</p>
      <div className={styles.actions}>
        <Link href="/" className={buttonClass({ variant: 'primary', size: 'large' })}>
          Return to Home
        </Link>
      </div>
    </main>
  )
}
