/** The index at the side of the settings page: a link to each section, with the current one marked. */
import { type ReactNode, useEffect, useState } from 'react'
import { settingsTexts } from '../../texts/settings'
import styles from './SectionIndex.module.css'

interface Section {
  /** Of the element that the link leads to. */
  readonly id: string
  readonly label: string
}

/** A section is current once its top has passed this share of the window's height. */
const PASSED = 0.3

export function SectionIndex({ sections }: { readonly sections: readonly Section[] }): ReactNode {
  const current = useCurrent(sections)
  return (
    <nav className={styles.index} aria-label={settingsTexts.sections}>
      <ul>
        {sections.map(({ id, label }) => (
          <li key={id}>
            <a href={`#${id}`} className={styles.link} aria-current={id === current ? 'location' : undefined}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function useCurrent(sections: readonly Section[]): string | undefined {
  const [current, setCurrent] = useState(sections[0]?.id)
  useEffect(() => {
    const find = () => {
      const { scrollHeight, scrollTop, clientHeight } = document.documentElement
      const passed = sections.findLast(({ id }) => {
        const top = document.getElementById(id)?.getBoundingClientRect().top
        return top !== undefined && top <= clientHeight * PASSED
      })
      // A short last section never gets that far.
      const atEnd = scrollTop > 0 && scrollTop + clientHeight >= scrollHeight - 1
      setCurrent((atEnd ? sections.at(-1) : (passed ?? sections[0]))?.id)
    }
    find()
    addEventListener('scroll', find, { passive: true })
    addEventListener('resize', find)
    return () => {
      removeEventListener('scroll', find)
      removeEventListener('resize', find)
    }
  }, [sections])
  return current
}
