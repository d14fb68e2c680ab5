/** Titles and conditions of Circuit Breaker’s trophies. */
export const trophyTexts = {
  five: {
    title: 'Clean Wiring',
    text: 'Connect five circuits in a row without a wrong tap, with circuits of the same size after level 10.',
  },
  ten: {
    title: 'Level Ten',
    text: 'Start at level 1 and reach level 10, with circuits of the same size after that.',
  },
  'by-heart': {
    title: 'By Heart',
    text: 'Start at level 4 or 7, where numbers hide, and connect five circuits in a row without a wrong tap, with circuits of the same size.',
  },
  twelve: { title: 'Live Wire', text: 'Complete level 12, with circuits of the same size after level 10.' },
}
