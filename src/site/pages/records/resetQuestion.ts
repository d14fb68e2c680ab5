/** The question before records are deleted. */
export interface ResetQuestion {
  readonly title: string
  readonly text: string
  /** The message afterwards. */
  readonly done: string
  reset(): void
}
