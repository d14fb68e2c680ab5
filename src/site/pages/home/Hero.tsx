/** The top of the home page: the name, the tagline, three badges, and the settings button. */
import Gamepad2 from 'lucide-react/icons/gamepad-2'
import MonitorSmartphone from 'lucide-react/icons/monitor-smartphone'
import Settings from 'lucide-react/icons/settings'
import WifiOff from 'lucide-react/icons/wifi-off'
import Zap from 'lucide-react/icons/zap'
import { type ReactNode, useEffect, useState } from 'react'
import { listedGames } from '../../../games/catalog'
import { IconButton } from '../../../ui/controls/Button'
import { classes } from '../../../ui/styles/classes'
import { SiteLinks } from '../../layout/SiteLinks'
import { copyState, watchCopy } from '../../offline/offline'
import { homeTexts } from '../../texts/home'
import { shellTexts } from '../../texts/shell'
import styles from './Hero.module.css'

const texts = homeTexts.hero

/** The last word has the accent. */
const WORDS = shellTexts.siteName.split(' ')
const LAST = WORDS.pop()
/** The length of the usual name, which always has space. Longer names wrap where they have none. */
const USUAL_LENGTH = 13
const isLong = shellTexts.siteName.length > USUAL_LENGTH

/** From this many games on, their number is not exact. */
const MANY = 32
const BADGES = [
  {
    icon: Gamepad2,
    text: listedGames.length >= MANY ? texts.games : homeTexts.finder.count(listedGames.length),
  },
  { icon: Zap, text: texts.free },
]
/** The third badge, before and after the site is kept in this browser. */
const ONLINE = { icon: MonitorSmartphone, text: texts.devices }
const OFFLINE = { icon: WifiOff, text: texts.offline }

export function Hero({ onSettings }: { onSettings(): void }): ReactNode {
  const [kept, setKept] = useState(false)
  useEffect(() => {
    let mounted = true
    const check = () =>
      void copyState().then((state) => mounted && setKept(typeof state === 'object' && state.missing === 0))
    check()
    const stop = watchCopy(check)
    return () => {
      mounted = false
      stop()
    }
  }, [])
  return (
    <section className={styles.hero}>
      <h1 className={classes(styles.title, isLong && styles.long)}>
        {WORDS.length > 0 && (
          <>
            <span>{WORDS.join(' ')}</span>{' '}
          </>
        )}
        <span className={styles.second}>{LAST}</span>
      </h1>
      <ul className={styles.badges}>
        {[...BADGES, kept ? OFFLINE : ONLINE].map(({ icon: BadgeIcon, text }) => (
          <li key={text} className={styles.badge}>
            <BadgeIcon size={18} aria-hidden />
            <span>{text}</span>
          </li>
        ))}
      </ul>
      <div className={classes('screen-only', styles.links)}>
        <nav aria-label={shellTexts.header.pages}>
          <SiteLinks />
        </nav>
        <IconButton
          label={shellTexts.header.settings}
          icon={<Settings size={22} aria-hidden />}
          onClick={onSettings}
        />
      </div>
    </section>
  )
}
