/** The types of serving.mjs, for the tests. */
export function previewArgs(args: readonly string[]): string[]
export function hostNotice(args: readonly string[]): string | null
