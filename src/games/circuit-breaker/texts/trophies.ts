/** Titles and conditions of Circuit Breaker’s trophies. */
export const trophyTexts = {
  five: {
    title: 'Clean Wiring',
    text: 'Connect five circuits in a row without a wrong tap in Classic.',
  },
  ten: {
    title: 'Level Ten',
    text: 'Start at level 1 in Classic and reach level 10.',
  },
  'by-heart': {
    title: 'By Heart',
    text: 'In Classic, start at level 4 or 7, where numbers hide, and connect five circuits in a row without a wrong tap.',
  },
  twelve: { title: 'Live Wire', text: 'Complete level 12 in Classic.' },
  surge: { title: 'Surge Protector', text: 'Complete level 15 in Overload.' },
}
