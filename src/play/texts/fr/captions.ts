import type { captionTexts as english } from '../captions'

export const captionTexts: typeof english = {
  tone: 'note',
  left: (caption) => `◂ ${caption}, à gauche`,
  right: (caption) => `${caption}, à droite ▸`,
  repeated: (caption, times) => `${caption} ×${times}`,
}
