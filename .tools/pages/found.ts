/** The files for search engines: the sitemap and robots.txt. */

const escaped = (address: string) => address.replaceAll('&', '&amp;')

/**
 * @param pages - for each page that may be listed, its full address in each language, by the language's tag, and on a site
 * in several languages also for all others ('x-default')
 */
export function sitemap(pages: readonly Readonly<Record<string, string>>[]): string {
  const lines = pages.flatMap((page) => {
    const all = Object.entries(page)
    const others = all.map(
      ([tag, address]) => `<xhtml:link rel="alternate" hreflang="${tag}" href="${escaped(address)}"/>`,
    )
    const links = all.length > 1 ? others.join('') : ''
    const own = all.filter(([tag]) => tag !== 'x-default')
    return own.map(([, address]) => `  <url><loc>${escaped(address)}</loc>${links}</url>`)
  })
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${lines.join('\n')}\n</urlset>\n`
}

/** @param map - the full address of the sitemap, if there is one */
export function robots(map: string | null): string {
  return `User-agent: *\nAllow: /\n${map ? `\nSitemap: ${map}\n` : ''}`
}
