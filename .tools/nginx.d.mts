export function systemNginx(): string | undefined
export function findNginx(): Promise<string | undefined>
