export function release(version: string, folder: string, target: string): string
