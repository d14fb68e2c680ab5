/** The start panel that the build rendered into the page of a game (`play/frame/BuiltStart.tsx`). */

/** Set by the build (`app/prerender.tsx`) before it renders a page. */
export const rendered = { html: '' }

/** Its HTML, while it is on the page; '' on pages that were opened by a link within the site. */
export const builtStart = (): string =>
  import.meta.env.SSR ? rendered.html : (document.querySelector('[data-built]')?.innerHTML ?? '')
