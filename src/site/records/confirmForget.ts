/** The question before records are deleted. */

export interface Asked {
  readonly title: string
  readonly text: string
  /** Said when it is done. */
  readonly done: string
  act(): void
}
