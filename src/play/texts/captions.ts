/** Texts of sound captions. */
export const captionTexts = {
  tone: 'tone',
  left: (caption: string) => `◂ ${caption}, left`,
  right: (caption: string) => `${caption}, right ▸`,
  repeated: (caption: string, times: number) => `${caption} ×${times}`,
}
