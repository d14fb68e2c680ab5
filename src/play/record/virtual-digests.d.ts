/** Owns the type of the digests made by `.tools/digests.ts` at build time: eight hexadecimal digits a game, by its id. */
declare module 'virtual:digests' {
  const digests: Readonly<Record<string, string>>
  export default digests
}
