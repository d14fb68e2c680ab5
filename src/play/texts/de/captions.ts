import type { captionTexts as english } from '../captions'

export const captionTexts: typeof english = {
  tone: 'Ton',
  left: (caption) => `◂ ${caption}, links`,
  right: (caption) => `${caption}, rechts ▸`,
  repeated: (caption, times) => `${caption} ×${times}`,
}
