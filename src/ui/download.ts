/** Downloads data as a file. */

/** Has the browser save it under the name. */
export function download(content: Blob, name: string): void {
  const url = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The browser reads the address after this task, some a good while after.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}

/** A text as such a file. */
export const jsonBlob = (text: string): Blob => new Blob([text], { type: 'application/json' })
