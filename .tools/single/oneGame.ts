/** Leaves everything out of the build that a single file has no use for: the other games, and what needs the site. */
import type { Plugin } from 'vite'
import { onlyGames } from '../registries.ts'
import type { Facts } from './facts.ts'

/**
 * Loaded only by what a single file never shows: live games and those who watch, groups, games by link, printing, embed codes,
 * the form for own content, and the settings of switch access.
 */
const OF_SITE =
  /^\.\/PrintDialog$|\/(?:live|group|byLink)\/|\/watch\/Follow$|^\.\/Group|\/EmbedDialog$|\/OwnDialog$|\/view\/(?:print|ownForm)$|net\/rooms$/

/** What games of the other kind are played and watched with. */
const OF_KIND = {
  turn: /\/Turn(?:Play|Watch)$|\/turnRival$/,
  realtime: /\/Realtime(?:Play|Watch)$/,
}

const ABSENT = '\0absent'

export function oneGame({ id: game, kind }: Facts): Plugin {
  const ofOther = OF_KIND[kind === 'turn' ? 'realtime' : 'turn']
  return {
    name: 'one-game',
    enforce: 'pre',
    resolveId(source, importer, { kind: how }: { kind?: string }) {
      if (how === 'dynamic-import' && (OF_SITE.test(source) || ofOther.test(source))) return ABSENT
      if (source === './spawn') return this.resolve('./spawnInside', importer)
    },
    load: (id) => (id === ABSENT ? 'export default null' : undefined),
    transform(code, id) {
      const own = onlyGames(code, id, [game])
      return own === code ? null : { code: own, map: null }
    },
  }
}
