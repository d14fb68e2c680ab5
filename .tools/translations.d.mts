export const TRANSLATIONS: readonly string[]
