/** What the dialog and the field of a form share. */
import type { Ref } from 'react'
import type { OwnContent } from '../opening/ownContent'

export interface OwnField {
  /** The content; null if something is wrong with it, which the field then shows. */
  make(): Promise<OwnContent | null>
}

export interface FieldProps<Declared> {
  readonly ref: Ref<OwnField>
  readonly declared: Declared
  readonly current: OwnContent | null
}
