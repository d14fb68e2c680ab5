/** The ad network, if one was set at build time. */
import type { PromoKind } from './choice'

export const CLIENT: string | undefined = import.meta.env.VITE_AD_CLIENT
export const SLOTS: Readonly<Record<PromoKind, string | undefined>> = {
  horizontal: import.meta.env.VITE_AD_SLOT_HORIZONTAL,
  rectangle: import.meta.env.VITE_AD_SLOT_RECTANGLE,
  vertical: import.meta.env.VITE_AD_SLOT_VERTICAL,
}

/** Whether the slot shows an ad. */
export function isPaid(kind: PromoKind): boolean {
  return Boolean(CLIENT && SLOTS[kind])
}
