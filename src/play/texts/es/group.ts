import { plural } from '../../../engine/core/text'
import type { groupTexts as english } from '../group'

export const groupTexts: typeof english = {
  title: 'Grupo',
  checking: 'Comprobando los resultados del grupo…',
  noResults: 'Grupo: aún no hay resultados',
  line: (results, best, name) =>
    plural(results, {
      one: `Grupo: # resultado, ${best} de ${name}`,
      many: `Grupo: # de resultados, el mejor ${best} de ${name}`,
      other: `Grupo: # resultados, el mejor ${best} de ${name}`,
    }),
  empty: 'Aún no hay resultados. Juega esta partida hasta el final y añade tu resultado.',
  rank: 'Puesto',
  player: 'Nombre',
  replay: 'Repetición',
  own: (name) => `${name} (tú)`,
  watch: 'Ver',
  watchOf: (name) => `Ver: ${name}`,
  failed: {
    unproved: (name) => `${name}: este resultado no se pudo demostrar.`,
    otherVersion: (name) => `${name}: este resultado es de otra versión de este juego.`,
    otherLanguage: (name) => `${name}: este resultado es de una partida en otro idioma.`,
  },
  noStart: 'Este enlace de grupo no se puede usar: falta el inicio o sus resultados no se pueden comparar.',
  damaged: 'Este enlace está dañado y pueden faltar resultados. Pídelo otra vez y copia el enlace completo.',
  result: (label, value) => `Tu resultado: ${label} ${value}`,
  name: (name) => `Tu nombre: ${name}.`,
  otherName: 'Otro nombre',
  add: 'Añadir mi resultado',
  added: 'Tu resultado se ha añadido. Envía este enlace al grupo.',
  cannotAdd: 'La repetición de esta partida no demuestra su resultado, así que no se puede añadir.',
  tooLong:
    'Esta partida fue demasiado larga para un enlace, así que su resultado no se puede añadir. La repetición se guarda en este dispositivo.',
  noSpace:
    'En el enlace ya no hay espacio para tu repetición. El resultado solo estará en la tabla de este dispositivo.',
  full: (results) => `La tabla guarda los ${results} mejores resultados y este no está entre ellos.`,
  leftOut: (results) =>
    plural(results, {
      one: '# resultado no cabe en el enlace. Solo está en la tabla de este dispositivo.',
      many: '# de resultados no caben en el enlace. Solo están en la tabla de este dispositivo.',
      other: '# resultados no caben en el enlace. Solo están en la tabla de este dispositivo.',
    }),
  link: 'Enlace',
  linkHint: 'Quien lo abre juega con el mismo inicio. Al abrir varias copias, se reúnen sus resultados.',
  copyLink: 'Copiar enlace',
  linkCopied: 'Enlace copiado. Envíalo al grupo.',
  linkTitle: (game) => `Juega a ${game} con nuestro grupo`,
  share: 'Compartir',
  print: 'Imprimir',
  cannotPrint: 'No se imprimió nada: este navegador no puede imprimir. Abre esta página en otro navegador.',
  printTitle: (game) => `${game}: resultados del grupo`,
  code: 'Código QR del enlace del grupo',
}
