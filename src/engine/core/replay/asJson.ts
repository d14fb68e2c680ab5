/** A world as plain data, sharing nothing with the original. */
export const asJson = (world: unknown): unknown => JSON.parse(JSON.stringify(world))
