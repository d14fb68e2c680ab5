/** Size of the pictures of tables: each is scaled to cover the window. */
export const BOARD = { width: 1080, height: 720 } as const
