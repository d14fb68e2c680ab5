import type { captionTexts as english } from '../captions'

export const captionTexts: typeof english = {
  tone: 'tom',
  left: (caption) => `◂ ${caption}, esquerda`,
  right: (caption) => `${caption}, direita ▸`,
  repeated: (caption, times) => `${caption} ×${times}`,
}
