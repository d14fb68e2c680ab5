/** The file name of an emoji's image: its code points, without the variation selector. */

/** '☀️' is '2600', '👨‍🍳' is '1f468-200d-1f373'. */
export function emojiName(emoji: string): string {
  return [...emoji]
    .map((character) => (character.codePointAt(0) as number).toString(16))
    .filter((code) => code !== 'fe0f')
    .join('-')
}
