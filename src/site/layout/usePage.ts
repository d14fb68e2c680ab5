/** Sets the metadata of the open page: title, description, its address here and in other languages. */
import { useEffect } from 'react'
import { alternatesOf } from '../languages/languages'
import { canonicalOf, fullTitle, type PageFacts, SITE_URL } from './pageMeta'

export function usePage(facts: PageFacts): void {
  const { description, path, unlisted = false } = facts
  const title = fullTitle(facts)
  useEffect(() => {
    document.title = title
    headTag('meta', 'name', 'description').setAttribute('content', description)
    const origin = SITE_URL || location.origin
    headTag('link', 'rel', 'canonical').setAttribute('href', canonicalOf(origin, path))
    for (const link of document.head.querySelectorAll('link[hreflang]')) link.remove()
    for (const [hreflang, href] of unlisted ? [] : alternatesOf(origin, path))
      document.head.append(
        Object.assign(document.createElement('link'), { rel: 'alternate', hreflang, href }),
      )
    if (unlisted) headTag('meta', 'name', 'robots').setAttribute('content', 'noindex')
    else document.head.querySelector('meta[name="robots"]')?.remove()
  }, [title, description, path, unlisted])
}

function headTag(tag: 'meta' | 'link', attribute: string, value: string): Element {
  const known = document.head.querySelector(`${tag}[${attribute}="${value}"]`)
  if (known) return known
  const made = document.createElement(tag)
  made.setAttribute(attribute, value)
  document.head.append(made)
  return made
}
