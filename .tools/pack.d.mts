export function filesOfPack(
  built: string,
  game: string,
  games: readonly string[],
): Readonly<Record<string, string>>
