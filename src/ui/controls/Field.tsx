/** A form field: label, control, hint and error, linked for assistive technology. */
import { type ReactNode, useId } from 'react'
import styles from './Field.module.css'

/** Props of the control inside: spread them over the input, textarea or select. */
export interface FieldWiring {
  id: string
  className: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
  'aria-required': true | undefined
}

export interface FieldProps {
  label: string
  /** What is wrong, and what to do; the field is invalid while it is set. */
  error?: string | null | undefined
  hint?: string
  required?: boolean
  children(wiring: FieldWiring): ReactNode
}

/** `<Field label="Title">{(wiring) => <input {...wiring} value={…} />}</Field>` */
export function Field({ label, error, hint, required, children }: FieldProps): ReactNode {
  const id = useId()
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        <span>{label}</span>
        {required && (
          <span className={styles.required} aria-hidden="true">
            {' '}
            *
          </span>
        )}
      </label>
      {children({
        id,
        className: styles.control as string,
        'aria-describedby': described || undefined,
        'aria-invalid': error ? true : undefined,
        'aria-required': required ? true : undefined,
      })}
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      <p id={`${id}-error`} className={styles.error} aria-live="polite">
        {error}
      </p>
    </div>
  )
}
