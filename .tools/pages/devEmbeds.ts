/**
 * The attributes of `<html>` on the development server: language, and for the addresses of embedded pages what lets them
 * start at once, without their cover.
 */
import type { Plugin } from 'vite'

type Language = typeof import('../../src/engine/core/texts/language.ts')

const EMBED = /\/embed\/(today\/)?([^/?#]+)\/?(?:[?#]|$)/

export function devEmbeds(): Plugin {
  return {
    name: 'dev-embeds',
    apply: 'serve',
    async transformIndexHtml(html, { originalUrl = '', server }) {
      if (!server) return html
      const { language } = (await server.ssrLoadModule('/src/engine/core/texts/language.ts')) as Language
      const localized = html.replace(
        '<html lang="en"',
        `<html lang="${language.tag}" dir="${language.direction}"`,
      )
      const [, today, id] = EMBED.exec(originalUrl) ?? []
      if (!id || !/^[\w-]+$/.test(id)) return localized
      const day = today ? ' data-day="today"' : ''
      return localized.replace('<html', `<html data-embed="${id}"${day} data-storage="none"`)
    },
  }
}
