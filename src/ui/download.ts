/** Downloads data as a file. */

/** Downloads `content` under a file name. */
export function download(content: Blob, name: string): void {
  const url = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // Browsers read the address after this task, some of them much later.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}

/** JSON text as a file. */
export const jsonBlob = (text: string): Blob => new Blob([text], { type: 'application/json' })
