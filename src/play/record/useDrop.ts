/** Owns plays that are dropped on the page as files. */
import { useEffect } from 'react'
import { BadBytes } from '../../engine/core/record/bytes'
import type { PlayRecord } from '../../engine/core/record/record'
import { toast } from '../../ui/toast'
import { COMPLAINTS } from './judge'
import { FILE_ENDING, readFile } from './pass'

/** Hands on each play that is dropped; whatever else is dropped stays the browser's business. */
export function useDrop(onPlay: (record: PlayRecord) => void): void {
  useEffect(() => {
    const isFile = (event: DragEvent) => event.dataTransfer?.types.includes('Files') ?? false
    const over = (event: DragEvent) => isFile(event) && event.preventDefault()
    const drop = async (event: DragEvent) => {
      const file = [...(event.dataTransfer?.files ?? [])].find(({ name }) => name.endsWith(FILE_ENDING))
      if (!file) return
      event.preventDefault()
      try {
        onPlay(await readFile(file))
      } catch (error) {
        if (!(error instanceof BadBytes)) throw error
        toast(COMPLAINTS.damaged, { kind: 'bad' })
      }
    }
    const dropped = (event: DragEvent) => void drop(event)
    window.addEventListener('dragover', over)
    window.addEventListener('drop', dropped)
    return () => {
      window.removeEventListener('dragover', over)
      window.removeEventListener('drop', dropped)
    }
  }, [onPlay])
}
