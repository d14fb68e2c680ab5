/** The options of a toast. */

export type ToastKind = 'plain' | 'good' | 'bad' | 'trophy'

export interface ToastOptions {
  /** plain (default), good and trophy are announced politely, bad assertively. */
  kind?: ToastKind | undefined
  /** A second sentence below the first. */
  detail?: string | undefined
  /** A message replaces an earlier one of the same topic. */
  topic?: string | undefined
  /** How long it stays, ms. Default: 4,000, and 8,000 for bad ones. The visitor's setting may extend it (`toastDuration.ts`). */
  ms?: number | undefined
}
