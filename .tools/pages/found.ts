/** Owns what search engines look for beside the pages: the map of the site, and what they may read. */

/** `address`: whole, of each page that may be listed. */
export function sitemap(addresses: readonly string[]): string {
  const lines = addresses.map((address) => `  <url><loc>${address.replaceAll('&', '&amp;')}</loc></url>`)
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${lines.join('\n')}\n</urlset>\n`
}

/** `map`: the whole address of the site's map, where there is one. */
export function robots(map: string | null): string {
  return `User-agent: *\nAllow: /\n${map ? `\nSitemap: ${map}\n` : ''}`
}
