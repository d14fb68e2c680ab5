import type { hudTexts as english } from '../hud'

export const hudTexts: typeof english = {
  best: 'Récord',
  pace: 'Ritmo',
  stat: (label, value) => `${label} ${value}`,
  yes: 'Sí',
  no: 'No',
}
