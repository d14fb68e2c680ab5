import type { dialogTexts as english } from '../dialog'

export const dialogTexts: typeof english = {
  position: {
    label: 'Stellung: B ist Rot, W ist Weiß, K eine Dame',
    button: 'Stellung kopieren',
    done: 'Stellung kopiert.',
  },
  loadHint: 'Füge eine Stellung wie B:W21,K22:B1,2 oder Züge wie 9-14 23-19 ein.',
  loadEmpty: 'Füge zuerst eine Stellung oder Züge ein.',
}
