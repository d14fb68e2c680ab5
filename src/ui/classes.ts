/** Owns the joining of class names. */

/** The class names that are there, joined. */
export function classes(...names: readonly (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ')
}
