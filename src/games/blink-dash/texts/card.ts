/** Blink Dash in lists of games. */
export const card = {
  title: 'Blink Dash',
  description: 'Collect sparkles before the lights go out',
  otherNames: ['teleport', 'dodge'],
}
