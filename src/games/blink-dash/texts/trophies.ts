/** Titles and conditions of Blink Dash’s trophies. */
export const trophyTexts = {
  four: { title: 'Blink and You Miss It', text: 'Reach level 4 with drifting prowlers.' },
  quick: { title: 'Lights Out', text: 'Reach level 4 within 40 seconds, with drifting prowlers.' },
  eight: { title: 'Night Shift', text: 'Reach level 8 with drifting prowlers.' },
  fourteen: { title: 'Owl Eyes', text: 'Reach level 14 with drifting prowlers.' },
  vault: { title: 'Safe and Sound', text: 'Leave the Vault with three stars.' },
}
