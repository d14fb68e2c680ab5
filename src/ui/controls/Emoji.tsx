/** An emoji as an image of this site: devices may lack it or draw it differently. */
import { emojiName } from './emojiName'

/** SVG documents by the names of emoji, in a single file; null where they are files. */
const PICTURES: Readonly<Record<string, string>> | null = import.meta.env.EMOJI_PICTURES || null

function addressOf(emoji: string): string {
  const name = emojiName(emoji)
  return PICTURES
    ? `data:image/svg+xml,${encodeURIComponent(PICTURES[name] ?? '')}`
    : `${import.meta.env.SITE_ROOT}${import.meta.env.EMOJI_AT}${name}.svg`
}

/**
 * Sized by the font. Only emoji in the rules of a game have an image (`.tools/emoji.ts`).
 *
 * @param emoji - one emoji; screen readers read it in the visitor's language
 * @param said - read instead, if the name of the emoji would give something away
 */
export function Emoji({
  emoji,
  said = emoji,
}: {
  readonly emoji: string
  readonly said?: string | undefined
}) {
  return (
    <img
      src={addressOf(emoji)}
      alt={said}
      width={128}
      height={128}
      draggable={false}
      style={{ inlineSize: '1em', blockSize: '1em' }}
    />
  )
}
