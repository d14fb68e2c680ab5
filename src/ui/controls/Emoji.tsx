/** An emoji as a picture of this site: a device may lack it, or show another one. */
import { emojiName } from './emojiName'

/**
 * As high and wide as a letter's font size. Only emoji in the rules of a game have a picture (`.tools/emoji.ts`).
 *
 * @param emoji One emoji. It is what is read out as well: screen readers have a word for each, in the visitor's language.
 * @param said What is read out in its place, where that word would give something away.
 */
export function Emoji({
  emoji,
  said = emoji,
}: {
  readonly emoji: string
  readonly said?: string | undefined
}) {
  const at = `${import.meta.env.BASE_URL}${import.meta.env.EMOJI_AT}${emojiName(emoji)}.svg`
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
