/** Lets the development server answer the addresses of embedded pages. They start at once, without their cover. */
import type { Plugin } from 'vite'

const EMBED = /\/embed\/(today\/)?([^/?#]+)\/?(?:[?#]|$)/

export function devEmbeds(): Plugin {
  return {
    name: 'dev-embeds',
    apply: 'serve',
    transformIndexHtml(html, { originalUrl = '' }) {
      const [, today, id] = EMBED.exec(originalUrl) ?? []
      if (!id || !/^[\w-]+$/.test(id)) return html
      const day = today ? ' data-day="today"' : ''
      return html.replace('<html lang="en"', `<html lang="en" data-embed="${id}"${day} data-storage="none"`)
    },
  }
}
