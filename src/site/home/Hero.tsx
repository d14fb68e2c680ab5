/** The top of the home page: the name, the tagline, three badges, and the settings button. */
import Gamepad2 from 'lucide-react/icons/gamepad-2'
import MonitorSmartphone from 'lucide-react/icons/monitor-smartphone'
import Settings from 'lucide-react/icons/settings'
import WifiOff from 'lucide-react/icons/wifi-off'
import Zap from 'lucide-react/icons/zap'
import { type ReactNode, useEffect, useState } from 'react'
import { IconButton } from '../../ui/controls/Button'
import { SiteLinks } from '../layout/SiteLinks'
import { whenKept } from '../offline/offline'
import styles from './Hero.module.css'

const BADGES = [
  { icon: Gamepad2, text: '32+ Games' },
  { icon: Zap, text: 'Free' },
]
/** What is true before the site is kept in this browser, and after. */
const HERE = { icon: MonitorSmartphone, text: 'Phone or computer' }
const KEPT = { icon: WifiOff, text: 'Works offline' }

export function Hero({ onSettings }: { onSettings(): void }): ReactNode {
  const [kept, setKept] = useState(false)
  useEffect(() => {
    let here = true
    whenKept(() => here && setKept(true))
    return () => {
      here = false
    }
  }, [])
  return (
    <section className={styles.hero}>
      <h1 className={styles.title}>
        Pocket <span className={styles.second}>Arcade</span>
      </h1>
      <ul className={styles.badges}>
        {[...BADGES, kept ? KEPT : HERE].map(({ icon: BadgeIcon, text }) => (
          <li key={text} className={styles.badge}>
            <BadgeIcon size={18} aria-hidden />
            {text}
          </li>
        ))}
      </ul>
      <div className={styles.rooms}>
        <nav aria-label="Rooms">
          <SiteLinks />
        </nav>
        <IconButton label="Settings" icon={<Settings size={22} aria-hidden />} onClick={onSettings} />
      </div>
    </section>
  )
}
