import type { hudTexts as english } from '../hud'

export const hudTexts: typeof english = {
  best: 'Recorde',
  pace: 'Ritmo',
  stat: (label, value) => `${label} ${value}`,
  yes: 'Sim',
  no: 'Não',
}
