/** Links to the open page in each language of the site. */
import type { ReactNode } from 'react'
import { useLocation } from 'wouter'
import { shellTexts } from '../texts/shell'
import { LanguageLink } from './LanguageLink'
import styles from './LanguageLinks.module.css'
import { isHere, languages } from './languages'

const texts = shellTexts.languages

/** Where wrong texts are reported: 'https://github.com/owner/name/issues/new'. */
const ISSUES: string | undefined = import.meta.env.VITE_ISSUES

const issueAddress = (form: string, place: string) =>
  `${form}?${new URLSearchParams({ title: texts.issueTitle, body: texts.issueBody(place) })}`

export function LanguageLinks(): ReactNode {
  const [path] = useLocation()
  return (
    <nav aria-label={texts.name}>
      <ul className={styles.links}>
        {languages.map((each) => (
          <li key={each.tag}>
            <LanguageLink to={each} href={each.base + path.slice(1)} lang={each.tag}>
              {each.name}
            </LanguageLink>
            {each.beta && (
              <>
                {' '}
                <small>{texts.beta}</small>
              </>
            )}
          </li>
        ))}
      </ul>
      {ISSUES && languages.some((each) => each.beta && isHere(each)) && (
        <p>
          <a
            href={issueAddress(ISSUES, path)}
            // The page stays open, with the game or the text on it.
            target="_blank"
            rel="noreferrer"
            onClick={(event) => event.currentTarget.setAttribute('href', issueAddress(ISSUES, location.href))}
          >
            {texts.report}
          </a>
        </p>
      )}
    </nav>
  )
}
