/** An emoji as an image of this site: devices may lack it or draw it differently. */
import { emojiName } from './emojiName'

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
  const at = `${import.meta.env.SITE_ROOT}${import.meta.env.EMOJI_AT}${emojiName(emoji)}.svg`
  return (
    <img
      src={at}
      alt={said}
      width={128}
      height={128}
      draggable={false}
      style={{ inlineSize: '1em', blockSize: '1em' }}
    />
  )
}
