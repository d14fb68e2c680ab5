import type { dialogTexts as english } from '../dialog'

export const dialogTexts: typeof english = {
  position: 'Stellung: B ist Rot, W ist Weiß, K eine Dame',
  copyPosition: 'Stellung kopieren',
  positionCopied: 'Stellung kopiert.',
  loadHint: 'Füge eine Stellung wie B:W21,K22:B1,2 oder Züge wie 9-14 23-19 ein.',
  loadEmpty: 'Füge zuerst eine Stellung oder Züge ein.',
}
