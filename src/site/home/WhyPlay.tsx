/** The three reasons and the footer of the home page. */
import Brain from 'lucide-react/icons/brain'
import Trophy from 'lucide-react/icons/trophy'
import Zap from 'lucide-react/icons/zap'
import { type ReactNode, useId } from 'react'
import { Link } from 'wouter'
import styles from './WhyPlay.module.css'

const REASONS = [
  {
    icon: Zap,
    tone: styles.yellow,
    title: 'Instant Play',
    text: 'Every game runs in your browser and starts at once. Nothing to install, nobody to ask.',
  },
  {
    icon: Brain,
    tone: styles.pink,
    title: 'Brain Training',
    text: 'Puzzles and strategy for a clear head: memory, numbers, words, and a plan three moves ahead.',
  },
  {
    icon: Trophy,
    tone: styles.sky,
    title: 'Achievements',
    text: 'Every game remembers your best result and has trophies to win, so there is always one more to beat. Your own.',
    to: '/records',
  },
]

export function WhyPlay(): ReactNode {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        Why Play Here?
      </h2>
      <ul className={styles.reasons}>
        {REASONS.map(({ icon: ReasonIcon, tone, title, text, to }) => (
          <li key={title} className={styles.reason}>
            <span className={tone}>
              <ReasonIcon size={28} aria-hidden />
            </span>
            <h3 className={styles.name}>{to ? <Link href={to}>{title}</Link> : title}</h3>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

export function Footer(): ReactNode {
  return (
    <footer className={styles.footer}>
      <p className={styles.brand}>Pocket Arcade</p>
      <p>No account. Your favorites, results and settings stay in this browser.</p>
    </footer>
  )
}
