import type { challengeTexts as english } from '../challenges'

export const challengeTexts: typeof english = {
  waiting: (label, value) => `Reto desde el mismo inicio. Por superar: ${label} ${value}.`,
  won: (label, own, value) => `Reto ganado: ${label} ${own} contra ${value}.`,
  lost: (label, own, value) => `Reto perdido: ${label} ${own} contra ${value}.`,
  tied: (label, value) => `Reto empatado: ${label} ${value}.`,
  unverified: 'Este resultado no está verificado.',
  impossible: 'Este enlace de reto no se puede usar: ninguna partida puede alcanzar su resultado.',
  noStart: 'Este enlace de reto no se puede usar: falta el inicio.',
  otherResult: (label, value) =>
    `El resultado de este enlace no coincide con su repetición, que termina con ${label} ${value}.`,
}
