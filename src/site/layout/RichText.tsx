/** A text with elements in it, such as a link: the sentence stays one text, whatever order another language needs. */
import { Fragment, type ReactNode } from 'react'

interface Props {
  /** 'Did you mean {game}?' */
  readonly text: string
  /** The element for each name in braces. */
  readonly parts: Readonly<Record<string, ReactNode>>
}

export function RichText({ text, parts }: Props): ReactNode {
  // Every second piece is a name: `split` keeps what the group matches.
  return text
    .split(/\{(\w+)\}/)
    .map((piece, i) => (i % 2 === 0 ? piece : <Fragment key={piece}>{parts[piece]}</Fragment>))
}
