/** Titles and conditions of Flappy Bird's trophies. */
export const trophyTexts = {
  five: { title: 'Off the Ground', text: 'Pass five pipes in one flight.' },
  fifteen: { title: 'Frequent Flyer', text: 'Pass 15 pipes in one flight.' },
  platinum: { title: 'Platinum Feathers', text: 'Pass 40 pipes in one Classic flight.' },
  hundred: { title: 'Never Comes Down', text: 'Pass 100 pipes in one Classic flight.' },
  aurora: { title: 'Northern Lights', text: 'Reach the northern lights in one Gentle flight.' },
}
