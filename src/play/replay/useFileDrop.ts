/** Opens replay files, and files with a link, that are dropped on the page. */
import { useEffect } from 'react'

export const FILE_ENDING = '.play'
export const LINK_ENDING = '.txt'

const isOurs = ({ name }: File) => name.endsWith(FILE_ENDING) || name.endsWith(LINK_ENDING)

/** Calls `onFile` with such a file; other files are left to the browser. */
export function useFileDrop(onFile: (file: File) => void): void {
  useEffect(() => {
    const isFile = (event: DragEvent) => event.dataTransfer?.types.includes('Files') ?? false
    const over = (event: DragEvent) => isFile(event) && event.preventDefault()
    const drop = (event: DragEvent) => {
      const file = [...(event.dataTransfer?.files ?? [])].find(isOurs)
      if (!file) return
      event.preventDefault()
      onFile(file)
    }
    window.addEventListener('dragover', over)
    window.addEventListener('drop', drop)
    return () => {
      window.removeEventListener('dragover', over)
      window.removeEventListener('drop', drop)
    }
  }, [onFile])
}
