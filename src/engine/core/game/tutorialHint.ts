/** Owns what a game teaches on the field in a first play: the one thing to do, until it was done once. */

export interface TutorialHint<Doing extends string = string> {
  /** Done when the play told one of these events, or one of these actions was used. */
  readonly until: readonly Doing[]
  /** Label or group of the controls whose keys (or pad buttons) stand before the words. */
  readonly by: string
  /** What those do: 'Turn the snake'. */
  readonly keys: string
  /** The whole of it for fingers: 'Swipe to turn the snake'. */
  readonly touch: string
  /** For a mouse, in place of the keys, where that is what most hands take: 'Click the moles'. */
  readonly mouse?: string
}
