/** Titles and conditions of Blue Block Runner’s trophies. */
export const trophyTexts = {
  hundred: { title: 'Look Up', text: 'Score 100 in a Normal run, Single Player.' },
  eight: { title: 'Times Eight', text: 'Reach a multiplier of 8 in a Normal run, Single Player.' },
  blast: {
    title: 'Controlled Demolition',
    text: 'Lose seven blocks to one bomb in a Normal run, Single Player.',
  },
  'fifteen-hundred': { title: 'Out of the Blue', text: 'Score 1,500 in a Normal run, Single Player.' },
  districts: {
    title: 'Block Party',
    text: 'Finish the fifth district with three stars in a Districts run, Single Player.',
  },
}
