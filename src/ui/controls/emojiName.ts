/** Owns how the picture of an emoji is called: its code points, without the sign that asks for a picture. */

/** '☀️' is '2600', '👨‍🍳' is '1f468-200d-1f373'. */
export function emojiName(emoji: string): string {
  return [...emoji]
    .map((sign) => (sign.codePointAt(0) as number).toString(16))
    .filter((code) => code !== 'fe0f')
    .join('-')
}
