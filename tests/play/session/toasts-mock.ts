/** Owns the page's toasts in the proofs of sessions, which share a thread's modules: for all of them the same stands in their place. */
import { vi } from 'vitest'
import { note } from './toasts'

vi.mock('../../../src/ui/toasts/toast', () => ({ toast: note }))
