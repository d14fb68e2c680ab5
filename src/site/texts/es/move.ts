import { percentText } from '../../../engine/core/text'
import type { moveTexts as english } from '../move'

export const moveTexts: typeof english = {
  title: 'Pasar a otro dispositivo',
  hint: 'Conecta dos de tus dispositivos y copia todos los datos de uno al otro. Ves lo que se reemplaza antes de que cambie nada.',
  consent:
    'Los dos navegadores se conectan directamente y pueden ver la dirección IP del otro. No participa ningún servidor.',
  consentRooms:
    'Los dos navegadores se encuentran mediante un repetidor público, que solo ve datos cifrados. Después se conectan directamente y pueden ver la dirección IP del otro. Si no es posible, el repetidor puede transmitir los datos, cifrados.',
  connect: 'Conectar un dispositivo',
  joinText: 'Otro dispositivo ha creado este enlace para conectarse con este.',
  linkTitle: 'Pocket Arcade: conectar mis dispositivos',
  linkHint: 'Abre este enlace en el otro dispositivo o escanea allí el código. Deja esta página abierta.',
  pasteHint: 'El otro dispositivo muestra un enlace de respuesta. Ábrelo en este dispositivo o pégalo aquí.',
  waitingRoom: 'Esperando a que el otro dispositivo abra el enlace…',
  replyTitle: 'Pocket Arcade: respuesta para conectar mis dispositivos',
  replyHint: 'Abre este enlace en el otro dispositivo o pégalo allí. Deja esta página abierta.',
  badLink:
    'Este enlace no se puede usar: está dañado, ya se ha usado o se ha creado en este navegador. Crea uno nuevo en el otro dispositivo.',
  badReply:
    'Esta no es la respuesta a este enlace. Copia el enlace de respuesta completo que muestra el otro dispositivo.',
  unsupported: 'Este navegador no puede conectarse con otros dispositivos.',
  delivered: 'Respuesta entregada. La conexión continúa en la pestaña del primer enlace.',
  replyElsewhere:
    'Ninguna página de este navegador espera esta respuesta. Ábrela en el dispositivo que creó el primer enlace o crea un enlace nuevo.',
  slow: 'Aún no hay conexión. Algunas redes impiden las conexiones directas: prueba con la misma red wifi y con un enlace nuevo.',
  preparing: 'Un momento…',
  connecting: 'Conectando…',
  cancel: 'Cancelar',
  connected: 'Los dispositivos están conectados. Envía desde el dispositivo que tiene tus datos.',
  send: 'Enviar los datos de este dispositivo',
  sending: (share) => `Enviando: ${percentText(share)}`,
  sent: 'Enviado. Confirma en el otro dispositivo.',
  receiving: (share) => `Recibiendo: ${percentText(share)}`,
  replaces: 'El otro dispositivo ha enviado sus datos. Reemplazan los datos de este navegador:',
  replace: 'Reemplazar',
  keep: 'Conservar mis datos',
  done: 'Este dispositivo tiene ahora los datos del otro',
  taken: 'El otro dispositivo tiene ahora los datos de este.',
  kept: 'El otro dispositivo ha conservado sus propios datos.',
  keptHere: 'Este dispositivo ha conservado sus propios datos.',
  refused: (reason) => `${reason} Este dispositivo ha conservado sus propios datos.`,
  notSaved:
    'Los datos no se han podido guardar: el almacenamiento de este navegador está lleno o bloqueado para este sitio. Este dispositivo ha conservado sus propios datos.',
  lost: 'Se ha perdido la conexión. Conéctalos otra vez para ver si los datos han llegado.',
  failed:
    'No se ha podido conectar. Crea un enlace nuevo y abre pronto la respuesta. Algunas redes impiden las conexiones directas: prueba con la misma red wifi.',
  unreadable: 'No se han podido leer los datos del otro dispositivo.',
  invalid: 'La conexión se ha cerrado: el otro dispositivo ha enviado algo que no forma parte de esto.',
  disconnect: 'Desconectar',
}
