/** A sentence with keys in it: `{pause}` in the text becomes the keys of that name. */
import { Fragment, type ReactNode } from 'react'
import { classes } from '../styles/classes'
import { Kbd } from './Kbd'
import styles from './Kbd.module.css'

interface Props {
  readonly text: string
  readonly keys: Readonly<Record<string, readonly string[]>>
  /** In place of a list with commas. */
  readonly show?: (names: readonly string[]) => ReactNode
}

export function KeyText({ text, keys, show = listed }: Props) {
  return text.split(/\{(\w+)\}/).map((part, i) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence keep their order
    i % 2 === 0 ? <span key={i}>{part}</span> : <Fragment key={i}>{show(keys[part] ?? [])}</Fragment>,
  )
}

function listed(names: readonly string[]): ReactNode {
  return names.map((name, i) => (
    <Fragment key={name}>
      {i > 0 && ' '}
      <span className={styles.inList}>
        <Kbd>{name}</Kbd>
        {i < names.length - 1 && ','}
      </span>
    </Fragment>
  ))
}

/**
 * Keys in a row, or as they lie on the keyboard.
 * @param cross - the names are those of up, left, down and right
 */
export function KeyCaps({
  names,
  cross = false,
}: {
  readonly names: readonly string[]
  readonly cross?: boolean
}) {
  return (
    <span className={classes(styles.caps, cross && styles.cross)}>
      {names.map((name) => (
        <Kbd key={name}>{name}</Kbd>
      ))}
    </span>
  )
}
