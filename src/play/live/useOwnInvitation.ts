/** Whether an invitation was made by another tab of this browser. */
import { useEffect, useState } from 'react'
import { ownComplaint } from './connect'

/** What is to be said about an invitation that another tab of this browser made; null if none did. */
export function useOwnInvitation(invitation: string | null): string | null {
  const [own, setOwn] = useState<{ readonly of: string; readonly text: string } | null>(null)
  useEffect(() => {
    if (invitation === null) return
    let gone = false
    void ownComplaint(invitation).then((text) => {
      if (!gone && text !== null) setOwn({ of: invitation, text })
    })
    return () => {
      gone = true
    }
  }, [invitation])
  return own?.of === invitation ? own.text : null
}
