/** The files for search engines: the sitemap and robots.txt. */

/** @param address - the full address of each page that may be listed */
export function sitemap(addresses: readonly string[]): string {
  const lines = addresses.map((address) => `  <url><loc>${address.replaceAll('&', '&amp;')}</loc></url>`)
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${lines.join('\n')}\n</urlset>\n`
}

/** @param map - the full address of the sitemap, if there is one */
export function robots(map: string | null): string {
  return `User-agent: *\nAllow: /\n${map ? `\nSitemap: ${map}\n` : ''}`
}
