/** Pixel Sushi Chef in lists of games. */
export const card = {
  title: 'Pixel Sushi Chef',
  description: 'Roll what the guests order, before they lose patience',
  otherNames: ['cooking', 'restaurant', 'food'],
}
