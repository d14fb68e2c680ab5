/** The type of hostile embed code: what it attempts, the secrets it looks for, and how it reports the outcome. */

/** Stored by a test before it opens embed code, which must not read or change it. */
export const SECRETS = {
  /** A key and its value, for localStorage, sessionStorage and (as `key=value`) the cookie. */
  key: 'site-secret',
  value: 'no-other-site-may-read-this',
} as const

/** The server that the code calls. It does not exist; tests answer its requests, or check that there are none. */
export const EVIL_ORIGIN = 'https://evil.example'

export interface HostileEmbed {
  readonly name: string
  /** What it attempts. */
  readonly attempts: string
  readonly code: string
  /** It would disturb other codes in the same document. */
  readonly alone?: true
  /** It blocks its process: only its own frame may freeze. */
  readonly hangs?: true
  /** It navigates its own frame: the site must detect that and remove the frame. */
  readonly leaves?: true
  /** It waits for a click on its `#go`; a test clicks there. */
  readonly clicks?: true
  /** The form must refuse it, and stored code must not be shown. */
  readonly refused?: true
}

/**
 * The start of all code with scripts. It reports 'breach: …' for success, 'blocked' for a failure, and 'tried' for an
 * unknown outcome: the outcome and the number of reports are attributes of the frame's `<html>`.
 */
export const TELL = `<script>
function tell(word) {
  var html = document.documentElement
  html.setAttribute('data-told', Number(html.getAttribute('data-told')) + 1)
  if (/^breach/.test(html.getAttribute('data-outcome') || '')) return
  html.setAttribute('data-outcome', word)
}
function attempt(what, run) {
  try {
    var got = run()
    tell(got === undefined || got === null || got === '' || got === false ? 'blocked' : 'breach: ' + what + ' ' + got)
  } catch (error) {
    tell('blocked')
  }
}
function attemptAsync(what, run) {
  try {
    run().then(function (got) { attempt(what, function () { return got }) }, function () { tell('blocked') })
  } catch (error) {
    tell('blocked')
  }
}
</script>`

/** Embed code that runs a script. */
export const script = (body: string) => `${TELL}<script>${body}</script>`
