/** Text files as values, for headless code; the site has this from `vite/client`. */
declare module '*.txt?raw' {
  const text: string
  export default text
}
