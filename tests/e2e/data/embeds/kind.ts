/** Owns what a hostile embed code is: its form, the secrets it is after, and the words in which it tells how it went. */

/** What a test lays in our site's own storage before it opens one of these: none of it may be read or changed. */
export const SECRETS = {
  /** A key and its value, for localStorage, sessionStorage and (as `key=value`) the cookie. */
  key: 'site-secret',
  value: 'nobody-outside-may-read-this',
} as const

/** Addresses that these codes call. Nothing real stands there; a test answers them itself, or sees that no one asked. */
export const EVIL_ORIGIN = 'https://evil.example'

/** What a test looks at. `outcome` is the attribute `data-outcome` of the frame's `<html>`: it must never begin with 'breach'. */
export type Watched =
  | 'outcome'
  /** The address and the document of the site's own page stay. */
  | 'top page'
  /** No other page or window opens. */
  | 'windows'
  /** No alert, confirm, prompt, print or leave dialog. */
  | 'dialogs'
  /** Nothing is downloaded. */
  | 'downloads'
  /** The site's storage, records and settings are as before. */
  | 'storage'
  /** The site's page answers a click within a second. */
  | 'alive'
  /** No request with our cookies, or none at all, to where it should not go. */
  | 'requests'

export interface HostileEmbed {
  readonly name: string
  /** What it attempts. */
  readonly attempts: string
  readonly code: string
  readonly watch: readonly Watched[]
  /** It never gives the processor back: only its own frame may freeze. */
  readonly hangs?: true
  /** It sends its own frame elsewhere: the site must notice and take the frame away. */
  readonly leaves?: true
  /** It waits for a click on its `#go`; a test clicks there. */
  readonly clicks?: true
  /** The form must not accept it at all, and a stored one must not be shown. */
  readonly refused?: true
}

/** Begins every code that runs a script: `tell('breach: …')` where it got through, `tell('blocked')` where it was kept out, `tell('tried')` where it cannot know. */
export const TELL = `<script>
function tell(word) {
  var html = document.documentElement
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

/** A page that consists of a script. */
export const script = (body: string) => `${TELL}<script>${body}</script>`
