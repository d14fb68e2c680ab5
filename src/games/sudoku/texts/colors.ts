/** The colors of cells, as they are named in lists and sentences. */
export const colorNames: readonly string[] = [
  'light blue',
  'orange',
  'green',
  'yellow',
  'dark blue',
  'red',
  'pink',
  'purple',
]
