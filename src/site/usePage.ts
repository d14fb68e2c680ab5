/** Owns what a page tells the browser and search engines about itself: title, description, canonical address. */
import { useEffect } from 'react'

export const SITE_NAME = 'Pocket Arcade'

export interface PageFacts {
  /** The site's name is added; the home page gives none. */
  title?: string
  description: string
  /** Path of the canonical address. */
  path: string
  /** Pages that search engines should not list. */
  unlisted?: boolean
}

/** The address of a path on this site, also of one that alone would lead elsewhere: '//other.site/x'. */
export function canonicalOf(origin: string, path: string): string {
  return origin + path
}

export function usePage({ title, description, path, unlisted = false }: PageFacts): void {
  useEffect(() => {
    document.title = title ? `${title} · ${SITE_NAME}` : SITE_NAME
    headTag('meta', 'name', 'description').setAttribute('content', description)
    headTag('link', 'rel', 'canonical').setAttribute('href', canonicalOf(location.origin, path))
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
