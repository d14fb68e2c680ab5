import type { byLinkTexts as english } from '../byLink'

export const byLinkTexts: typeof english = {
  again: 'Ya habías abierto esta jugada. Sigue siendo tu turno.',
  own: 'Este es el enlace que enviaste. La partida continúa con el que te devuelvan.',
  theirsAgain:
    'Ya habías abierto esta jugada. La otra persona juega otra vez: su próximo enlace continúa la partida.',
  ownAgain: 'Este es el enlace que enviaste. Es tu turno otra vez.',
  older: 'Este enlace es anterior a tu partida: ya has respondido.',
  changed: 'Este enlace no corresponde a tu partida: una jugada anterior es distinta.',
  mine: 'Este enlace contiene una jugada que no hiciste en este dispositivo.',

  otherVersion:
    'Esta jugada se hizo en otra versión del juego. Los dos jugadores necesitan la más reciente: recarga la página.',
  notByLink: 'Este enlace no es de una partida por enlace para dos jugadores.',
  illegal: 'Este enlace contiene una jugada que las reglas no permiten.',

  opponentMove: (move) => `Jugada del rival: ${move}.`,
  tooLong: 'Esta partida es demasiado larga para un enlace.',
  title: (game) => `${game}: te toca jugar`,
  copied: 'Enlace copiado. Envíalo a la otra persona para la próxima jugada.',
}
