/** Owns what a hostile address is: its text, where the site stands, and what must become of it. */

/** Where the site itself stands: what `location` says there. */
export interface OwnPlace {
  readonly protocol: string
  readonly hostname: string
}

/** The site that judges, unless a case names another. */
export const OWN_PLACE: OwnPlace = { protocol: 'https:', hostname: 'arcade.example' }
/** The same site while it is being developed. */
export const LOCAL_PLACE: OwnPlace = { protocol: 'http:', hostname: 'localhost' }
/** A site with a name in another script, as `location` spells it. */
export const UMLAUT_PLACE: OwnPlace = { protocol: 'https:', hostname: 'xn--spiele-fr-alle-nsb.example' }

/** Why an address is refused. */
export type Refusal =
  /** More than 2,048 characters. */
  | 'long'
  /** Controls, spaces, unseen characters, backslashes. */
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
  /** Where the site stands; OWN_PLACE when left out. */
  readonly own?: OwnPlace
}

export type HostileUrl =
  /** Any of the reasons is right: several may hold, and only one is told. */
  | (Case & { readonly must: 'refuse'; readonly reasons: readonly Refusal[] })
  /** It is harmless; `href` is how the browser writes it, and the only form that may be put into a frame. */
  | (Case & { readonly must: 'accept'; readonly href: string })
