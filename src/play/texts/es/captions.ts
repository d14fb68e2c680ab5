import type { captionTexts as english } from '../captions'

export const captionTexts: typeof english = {
  tone: 'tono',
  left: (caption) => `◂ ${caption}, izquierda`,
  right: (caption) => `${caption}, derecha ▸`,
  repeated: (caption, times) => `${caption} ×${times}`,
}
