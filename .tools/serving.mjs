/** Decides where `npm start` serves the site: on this machine only, or on all of its addresses if asked. */

/**
 * The arguments for `vite preview`.
 * @type {(args: readonly string[]) => readonly string[]}
 */
export function previewArgs(args) {
  return args.includes('--host') || args.some((arg) => arg.startsWith('--host='))
    ? args
    : ['--host', 'localhost', ...args]
}

/**
 * A notice to print before serving, or null.
 * @type {(args: readonly string[]) => string | null}
 */
export function hostNotice(args) {
  const at = args.findIndex((arg) => arg === '--host' || arg.startsWith('--host='))
  if (at < 0) return null
  const named = args[at]?.split('=')[1] ?? args[at + 1]
  if (named === 'localhost' || named === '127.0.0.1') return null
  return [
    'The site is served to other devices over plain http. A browser there leaves out what needs https:',
    'playing offline and installing, copying shared links, gamepads in some browsers, and locks between tabs.',
    'For all of it, put a server with https before this one.',
  ].join('\n')
}
