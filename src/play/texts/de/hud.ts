import type { hudTexts as english } from '../hud'

export const hudTexts: typeof english = {
  best: 'Rekord',
  pace: 'Abstand',
  stat: (label, value) => `${label}: ${value}`,
  yes: 'Ja',
  no: 'Nein',
}
