/** The types of a package that has none. */
declare module 'wawoff2' {
  const woff2: { decompress(packed: Uint8Array): Promise<Uint8Array> }
  export default woff2
}
