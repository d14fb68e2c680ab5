/**
 * Pictures, sounds and fonts are the same in all languages of the site. Builds of other languages leave theirs out and use
 * those at the root, whose names contain a hash of their content.
 */
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import type { SiteBuild } from './languages.ts'

/** Whether all languages share a file of the build. */
export const isShared = (file: string): boolean => file.startsWith('assets/') && !/\.(?:js|css)$/.test(file)

interface SharedFiles extends Plugin {
  /** The address of a file at the root; undefined for files that are not shared. */
  addressOf(file: string): string | undefined
  /** The addresses of the files at the root, for the service worker. */
  precached(): { url: string; revision: null; size: number }[]
}

export function sharedFiles({ root, folder }: SiteBuild): SharedFiles {
  const sizes = new Map<string, number>()
  return {
    name: 'shared-files',
    apply: 'build',
    addressOf: (file) => (folder && isShared(file) ? root + file : undefined),
    precached: () => Array.from(sizes, ([file, size]) => ({ url: root + file, revision: null, size })),
    writeBundle({ dir = '' }, bundle) {
      if (!folder) return
      for (const [file, output] of Object.entries(bundle)) {
        if (output.type !== 'asset' || !isShared(file)) continue
        sizes.set(file, output.source.length)
        rmSync(join(dir, file))
      }
    },
  }
}
