/** Titles and conditions of Doodle Jump’s trophies. */
export const trophyTexts = {
  thousand: { title: 'Off the Page', text: 'Reach a score of 1,000.' },
  ladder: { title: 'One After Another', text: 'Make 20 jumps in a row, each from a higher platform.' },
  'own-legs': {
    title: 'On Your Own Two Feet',
    text: 'Reach a score of 1,500 without a jetpack or a propeller.',
  },
  ten: { title: 'Edge of the Sky', text: 'Reach a score of 10,000.' },
  space: { title: 'Leaving the Air', text: 'Reach space in a Wild climb.' },
}
