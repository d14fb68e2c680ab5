/** Owns the face of headings and buttons where the line was too slow for it (`.tools/early.js`): the next page has it. */

let pages = 0

/** Another page is shown. The words of the first one stand already, and stay as they are. */
export function takeFace(): void {
  const { dataset } = document.documentElement
  if (
    pages++ > 0 &&
    dataset.plain !== undefined &&
    [...document.fonts].some(({ status }) => status === 'loaded')
  )
    delete dataset.plain
}
