/** The type of a hostile address: its text, the site's own address, and the expected verdict. */

/** The site's own address, as in `window.location`. */
export interface SiteLocation {
  readonly protocol: string
  readonly hostname: string
}

/** The default site. */
export const OWN_PLACE: SiteLocation = { protocol: 'https:', hostname: 'arcade.example' }
/** The site during development. */
export const LOCAL_PLACE: SiteLocation = { protocol: 'http:', hostname: 'localhost' }
/** A site with a name in another script, as `window.location` spells it. */
export const UMLAUT_PLACE: SiteLocation = { protocol: 'https:', hostname: 'xn--spiele-fr-alle-nsb.example' }

/** Why an address is refused. */
export type Refusal =
  /** More than 2,048 characters. */
  | 'long'
  /** Control characters, spaces, invisible characters, backslashes. */
  | 'characters'
  /** Not a full http or https address. */
  | 'scheme'
  /** http on an https site. */
  | 'secure'
  /** A user name or password. */
  | 'user'
  /** An IP address in any spelling. */
  | 'number'
  /** A name of this computer or of a private network. */
  | 'local'
  /** The site's own origin. */
  | 'own'
  /** Not an address at all. */
  | 'broken'

interface Case {
  readonly name: string
  readonly url: string
  /** The site; OWN_PLACE when left out. */
  readonly own?: SiteLocation
}

export type HostileUrl =
  /** Any of the reasons is correct. */
  | (Case & { readonly must: 'refuse'; readonly reasons: readonly Refusal[] })
  /** It is harmless; `href` is the browser's form, the only one that may be used in a frame. */
  | (Case & { readonly must: 'accept'; readonly href: string })
