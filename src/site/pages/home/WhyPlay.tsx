/** The three reasons and the footer of the home page. */
import Brain from 'lucide-react/icons/brain'
import Trophy from 'lucide-react/icons/trophy'
import Zap from 'lucide-react/icons/zap'
import { type ReactNode, useId } from 'react'
import { Link } from 'wouter'
import { LanguageLinks } from '../../languages/LanguageLinks'
import { MULTILINGUAL } from '../../languages/languages'
import { useSiteSettings } from '../../layout/siteSettings'
import { homeTexts } from '../../texts/home'
import { shellTexts } from '../../texts/shell'
import styles from './WhyPlay.module.css'

const texts = homeTexts.why

const REASONS = [
  { icon: Zap, tone: styles.yellow, ...texts.instant },
  { icon: Brain, tone: styles.pink, ...texts.brain },
  { icon: Trophy, tone: styles.sky, ...texts.achievements, to: '/records' },
]

export function WhyPlay(): ReactNode {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {texts.title}
      </h2>
      <ul className={styles.reasons}>
        {REASONS.map(({ icon: ReasonIcon, tone, title, text, ...reason }) => (
          <li key={title} className={styles.reason}>
            <span className={tone}>
              <ReasonIcon size={28} aria-hidden />
            </span>
            <h3 className={styles.name}>{'to' in reason ? <Link href={reason.to}>{title}</Link> : title}</h3>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

export function Footer(): ReactNode {
  const { footer = {} } = useSiteSettings()
  const links = (['imprint', 'privacy'] as const).filter((name) => footer[name])
  return (
    <footer className={styles.footer}>
      <p className={styles.brand} lang="en">
        {shellTexts.siteName}
      </p>
      <p>{homeTexts.footer}</p>
      {links.length > 0 && (
        <p className={styles.links}>
          {links.map((name) => (
            <a key={name} href={footer[name]}>
              {homeTexts.links[name]}
            </a>
          ))}
        </p>
      )}
      {MULTILINGUAL && <LanguageLinks />}
    </footer>
  )
}
