/**
 * Content of a visitor's own, in place of the game's: words, pairs, a picture. A small form makes it, and the fragment
 * of a link passes it on (`play/own`).
 */
import type { TurnRules } from './rules'
import type { GameEvent, OptionValues } from './values'

/** What a form makes of the text in its field. */
export type OwnRead =
  | {
      /** The content in its shortest form. The rules accept it. */
      readonly content: string
      /** What it contains: '12 words'. */
      readonly summary: string
      /** What the author may want to know, as sentences. */
      readonly notes?: readonly string[]
    }
  | {
      /** What is wrong, as sentences for the author; at least one. */
      readonly faults: readonly string[]
      /** Texts with fewer faults, each with the label of the button that uses it. */
      readonly fixed?: readonly { readonly label: string; readonly text: string }[]
    }

/** The form of a game's own content: one field with a line for each item. */
export interface OwnForm {
  readonly label: string
  /** The format and its limits. */
  readonly hint: string
  /** A few lines as an example. */
  readonly example: string
  read(text: string): OwnRead
}

interface OwnLabels {
  /** The button in the start panel that opens the form: 'Use your own words'. */
  readonly label: string
  /** What such a game uses, for a line in the start panel: 'This game uses custom words.' */
  readonly used: string
}

/** Content that the rules play with (`TurnRules.startOwn`). */
export interface OwnText extends OwnLabels {
  readonly kind: 'text'
  /** The form, loaded when it is opened. */
  form(): Promise<{ readonly default: OwnForm }>
  /** Ids of options that have no effect on such a game: they are not shown. */
  readonly settles: readonly string[]
}

/** A picture, which only the view shows. It is passed to the scene or board (`SceneProps.own`, `BoardFeatures.own`). */
export interface OwnPicture extends OwnLabels {
  readonly kind: 'picture'
  /** The option that shows the picture. It is chosen when the picture is. */
  readonly option: { readonly id: string; readonly value: string }
  /** Width divided by height of what is shown: the rest is cut off. */
  readonly aspect: number
}

export type Own = OwnText | OwnPicture

/** The longest content, characters. */
export const MAX_OWN_TEXT = 12_000

const MARK = 'own '

/** The start of a game with own content as a position: saved games and replays contain it. */
export function ownPosition(content: string, seed: number): string {
  return `${MARK}${seed}\n${content}`
}

/**
 * The initial state at a position in the game's notation, or of a game with own content.
 *
 * @throws Error with a message for the player if the position is invalid; an empty one if the game has no positions
 */
export function stateAt<State, Options extends OptionValues>(
  rules: Pick<TurnRules<State, never, GameEvent, Options>, 'notation' | 'startOwn'>,
  position: string,
  options: Options,
): State {
  const [, seed, content = ''] = /^own (\d{1,10})\n(.*)$/s.exec(position) ?? []
  if (seed !== undefined && rules.startOwn) {
    if (content.length > MAX_OWN_TEXT) throw new Error('This list is too long.')
    return rules.startOwn(content, options, Number(seed))
  }
  if (!rules.notation) throw new Error()
  return rules.notation.read(position, options)
}
