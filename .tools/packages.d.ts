/** Packages without types. */

declare module 'wawoff2' {
  const woff2: { decompress(packed: Uint8Array): Promise<Uint8Array> }
  export default woff2
}

// `npm run engines` installs these for itself (`engines/drivers.mjs`); elsewhere they are missing.
declare module 'puppeteer-core'
declare module 'selenium-webdriver'
