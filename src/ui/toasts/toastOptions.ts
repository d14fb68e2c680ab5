/** The options of a toast. */

export type ToastKind = 'plain' | 'good' | 'bad' | 'trophy'

export interface ToastOptions {
  /** plain (default), good and trophy are announced politely, bad at once. */
  kind?: ToastKind | undefined
  /** One more sentence under the first. */
  detail?: string | undefined
  /** News of the same topic replaces the news before. */
  topic?: string | undefined
  /** How long it stays, in ms; 4,000 when left out, 8,000 for bad news. The visitor may have all of them longer (`toastStay.ts`). */
  ms?: number | undefined
}
