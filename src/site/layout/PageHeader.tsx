/** The sticky header of pages: the way back, the title, links to other pages, buttons. */
import ArrowLeft from 'lucide-react/icons/arrow-left'
import House from 'lucide-react/icons/house'
import Settings from 'lucide-react/icons/settings'
import type { ReactNode, Ref } from 'react'
import { useWayHome } from '../../play/host/leaveGame'
import { Button, IconButton } from '../../ui/controls/Button'
import { classes } from '../../ui/styles/classes'
import { HeartButton } from './HeartButton'
import styles from './PageHeader.module.css'
import { SiteLinks } from './SiteLinks'

export interface PageHeaderProps {
  title: string
  /** Left out where the page itself shows title and description. */
  description?: string
  /** Path of the game, for its heart; left out where the page is no game's. */
  path?: string
  /** Written on the back button; an arrow alone when left out. */
  back?: string
  /** Where the game's own buttons go. */
  slotRef?: Ref<HTMLDivElement>
  /** The open page, if it is one of the linked ones: links to the others are there at every width. */
  room?: 'today' | 'records' | 'settings'
  /** Gives way to a running play where the screen is small. */
  sliding?: boolean
  /** Left out on the page of settings. */
  onSettings?(): void
}

export function PageHeader({
  title,
  description,
  path,
  back,
  slotRef,
  room,
  sliding = false,
  onSettings,
}: PageHeaderProps): ReactNode {
  const arrow = <ArrowLeft size={22} aria-hidden />
  const home = useWayHome()
  return (
    <header className={classes(styles.header, sliding && styles.sliding)}>
      {back ? (
        <Button icon={arrow} onClick={home}>
          {back}
        </Button>
      ) : (
        <IconButton label="Back" icon={arrow} onClick={home} />
      )}
      <div className={styles.words}>
        {description !== undefined && (
          <>
            <h1 className={styles.title}>{title}</h1>
            <p className={styles.description}>{description}</p>
          </>
        )}
      </div>
      <div className={styles.actions}>
        <nav aria-label="Rooms" className={room ? styles.rooms : styles.broad}>
          <SiteLinks here={room} />
        </nav>
        {path !== undefined && (
          <span className={styles.wide}>
            <HeartButton title={title} path={path} />
          </span>
        )}
        <div ref={slotRef} className={classes(styles.slot, slotRef && styles.kept)} />
        {onSettings && (
          <span className={room ? styles.rooms : styles.wide}>
            <IconButton label="Settings" icon={<Settings size={22} aria-hidden />} onClick={onSettings} />
          </span>
        )}
        <IconButton label="Home" icon={<House size={22} aria-hidden />} onClick={home} />
      </div>
    </header>
  )
}
