/** Offers the site once in the language that the browser prefers, in one line. */
import X from 'lucide-react/icons/x'
import { type ReactNode, useEffect, useState } from 'react'
import { preferredLanguages } from '../../engine/browser'
import { changeSettings, settings } from '../../engine/storage/values/settings'
import { IconButton } from '../../ui/controls/Button'
import { shellTexts } from '../texts/shell'
import { LanguageLink } from './LanguageLink'
import styles from './LanguageOffer.module.css'
import type { Language } from './languages'
import { betterLanguage, OFFERS } from './offers'

export default function LanguageOffer(): ReactNode {
  const [offered, setOffered] = useState<Language | null>(null)
  useEffect(() => {
    const better = settings.get().languageOffered ? null : betterLanguage(preferredLanguages())
    if (!better) return
    setOffered(better)
    changeSettings({ languageOffered: true })
  }, [])
  if (!offered) return null
  return (
    <aside className={styles.offer}>
      <LanguageLink to={offered} href={offered.base} lang={offered.tag}>
        {OFFERS[offered.tag]}
      </LanguageLink>
      <IconButton
        label={shellTexts.languages.close}
        icon={<X size={20} aria-hidden />}
        onClick={() => setOffered(null)}
      />
    </aside>
  )
}
