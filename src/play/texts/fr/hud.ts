import type { hudTexts as english } from '../hud'

export const hudTexts: typeof english = {
  best: 'Record',
  pace: 'Rythme',
  stat: (label, value) => `${label} ${value}`,
  yes: 'Oui',
  no: 'Non',
}
