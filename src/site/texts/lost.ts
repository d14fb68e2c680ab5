/** Texts of a page that cannot be loaded, or whose scripts cannot. They are in the document and in the service worker. */
import { numberText } from '../../engine/core/text'

export const lostTexts = {
  title: 'This page couldn’t be loaded',
  text: 'Part of this page couldn’t be loaded, so it doesn’t work. You may be offline. Reload it when you’re online.',
  /** @param missing - how many of the site's files are not in the offline copy */
  copied: (missing: number, files: number) =>
    `You’re offline, and the offline copy in this browser is incomplete (missing files: ${numberText(missing)} of ${numberText(files)}). Reload the page when you’re online.`,
  reload: 'Reload',
}
