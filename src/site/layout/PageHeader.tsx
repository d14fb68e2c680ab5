/** The sticky header of pages: the back button, the title, links to other pages, buttons. */
import ArrowLeft from 'lucide-react/icons/arrow-left'
import House from 'lucide-react/icons/house'
import Settings from 'lucide-react/icons/settings'
import type { ReactNode, Ref } from 'react'
import { useWayHome } from '../../play/opening/wayHome'
import { Button, IconButton } from '../../ui/controls/Button'
import { classes } from '../../ui/styles/classes'
import { shellTexts } from '../texts/shell'
import { HeartButton } from './HeartButton'
import styles from './PageHeader.module.css'
import { SiteLinks } from './SiteLinks'

const texts = shellTexts.header

export interface PageHeaderProps {
  title: string
  /** Left out if the title is in the language of the page. */
  titleLang?: string | undefined
  /** Left out if the page itself shows title and description. */
  description?: string
  /** Path of the game, for its favorite button; left out on other pages. */
  path?: string
  /** The text of the back button; only an arrow when left out. */
  back?: string
  /** The element that holds the game's own buttons. */
  slotRef?: Ref<HTMLDivElement>
  /** The open page, if it is one of the linked ones: links to the others are then shown at every width. */
  page?: 'today' | 'records' | 'settings'
  /** Slides away while a game runs on a small screen. */
  sliding?: boolean
  /** Left out on the settings page. */
  onSettings?(): void
}

export function PageHeader({
  title,
  titleLang,
  description,
  path,
  back,
  slotRef,
  page,
  sliding = false,
  onSettings,
}: PageHeaderProps): ReactNode {
  const arrow = <ArrowLeft size={22} aria-hidden />
  const home = useWayHome()
  return (
    <header className={classes('screen-only', styles.header, sliding && styles.sliding)}>
      {back ? (
        <Button icon={arrow} onClick={home}>
          {back}
        </Button>
      ) : (
        <IconButton label={texts.back} icon={arrow} onClick={home} />
      )}
      <div className={styles.words}>
        {description !== undefined && (
          <>
            <h1 className={styles.title} lang={titleLang}>
              {title}
            </h1>
            <p className={styles.description}>{description}</p>
          </>
        )}
      </div>
      <div className={styles.actions}>
        <nav aria-label={texts.pages} className={classes(page ? styles.links : styles.broad, styles.leaves)}>
          <SiteLinks here={page} />
        </nav>
        {/* What leaves is together, so that the others end where the window does. */}
        <span className={styles.leaves}>
          <IconButton label={texts.home} icon={<House size={22} aria-hidden />} onClick={home} />
        </span>
        {path !== undefined && (
          <span className={classes(styles.wide, styles.leaves)}>
            <HeartButton title={title} path={path} />
          </span>
        )}
        <div ref={slotRef} className={classes(styles.slot, slotRef && styles.kept)} />
        {onSettings && (
          <span className={page ? styles.links : styles.wide}>
            <IconButton
              label={texts.settings}
              icon={<Settings size={22} aria-hidden />}
              onClick={onSettings}
            />
          </span>
        )}
      </div>
    </header>
  )
}
