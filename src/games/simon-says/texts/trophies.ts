/** Titles and conditions of Simon Says’s trophies. */
export const trophyTexts = {
  eight: { title: 'Simon Says Eight', text: 'Repeat a sequence of 8 steps with the default options.' },
  fourteen: { title: 'A Good Ear', text: 'Repeat a sequence of 14 steps with the default options.' },
  twenty: { title: 'Whatever Simon Says', text: 'Repeat a sequence of 20 steps with the default options.' },
  'thirty-one': { title: 'Simon Himself', text: 'Repeat a sequence of 31 steps with the default options.' },
}
