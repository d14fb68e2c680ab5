export function filesIn(folder: string): string[]
export function zip(folder: string, files: Readonly<Record<string, string>>): Uint8Array
