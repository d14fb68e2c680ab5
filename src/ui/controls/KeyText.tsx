/** A sentence with keys in it: `{pause}` in the text becomes the keys of that name. */
import { Fragment } from 'react'
import { Kbd } from './Kbd'
import styles from './Kbd.module.css'

interface Props {
  readonly text: string
  readonly keys: Readonly<Record<string, readonly string[]>>
}

export function KeyText({ text, keys }: Props) {
  return text.split(/\{(\w+)\}/).map((part, i) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence keep their order
    i % 2 === 0 ? <span key={i}>{part}</span> : <Keys key={i} names={keys[part] ?? []} />,
  )
}

function Keys({ names }: { readonly names: readonly string[] }) {
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
