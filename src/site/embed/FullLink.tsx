/**
 * The link to the full page. Where the page around forbids new tabs, `.tools/embed.js` shows the address instead, to be
 * copied.
 */
import { type ReactNode, useId } from 'react'
import { embedTexts } from '../../play/texts/embed'
import styles from './EmbedPage.module.css'

interface Props {
  /** From the host's root. */
  readonly href: string
  /** The whole address; '' if only the page knows it. */
  readonly address: string
}

export function FullLink({ href, address }: Props): ReactNode {
  const id = useId()
  return (
    <>
      <a className={styles.link} href={href} target="_blank" rel="noopener" data-full>
        {embedTexts.fullPage}
      </a>
      <div className={styles.address} role="status">
        <label htmlFor={id}>{embedTexts.noNewTabs}</label>
        <input id={id} readOnly value={address} translate="no" data-address />
      </div>
    </>
  )
}
