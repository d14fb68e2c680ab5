/** The tutorial hint of a first game: the one thing to do, shown on the field until the player has done it once. */

export interface TutorialHint<Doing extends string = string> {
  /** The hint is done when one of these events or actions occurs. */
  readonly until: readonly Doing[]
  /** Label or group of the controls whose keys (or gamepad buttons) precede the text. */
  readonly by: string
  /** What those keys do: 'Turn the snake'. */
  readonly keys: string
  /** The full text for touch: 'Swipe to turn the snake'. */
  readonly touch: string
  /** The full text for a mouse, instead of the keys, in games usually played with one: 'Click the moles'. */
  readonly mouse?: string
}
