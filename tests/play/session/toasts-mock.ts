/** Replaces the toasts in tests of sessions, which share the modules of a thread. */
import { vi } from 'vitest'
import { dropped, note } from './toasts'

vi.mock('../../../src/ui/toasts/toast', () => ({
  toast: note,
  dropToast: (topic: string) => void dropped.push(topic),
}))
