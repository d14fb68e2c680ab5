import { percentText } from '../../../engine/core/text'
import type { moveTexts as english } from '../move'

export const moveTexts: typeof english = {
  title: 'Transférer vers un autre appareil',
  hint: 'Connecte deux de tes appareils et copie toutes les données de l’un à l’autre. Tu vois ce qui est remplacé avant tout changement.',
  consent:
    'Les deux navigateurs se connectent directement et peuvent voir l’adresse IP l’un de l’autre. Aucun serveur n’intervient.',
  consentRooms:
    'Les deux navigateurs se trouvent grâce à un relais public, qui ne voit que des données chiffrées. Ils se connectent ensuite directement et peuvent voir l’adresse IP l’un de l’autre. Si c’est impossible, le relais peut transmettre les données, chiffrées.',
  connect: 'Connecter un appareil',
  joinText: 'Un autre appareil a créé ce lien pour se connecter à celui-ci.',
  linkTitle: 'Pocket Arcade\u00a0: connecter mes appareils',
  linkHint: 'Ouvre ce lien sur l’autre appareil, ou scannes-y le code. Laisse cette page ouverte.',
  pasteHint: 'L’autre appareil affiche un lien de réponse. Ouvre-le sur cet appareil, ou colle-le ici.',
  waitingRoom: 'En attente\u00a0: l’autre appareil doit ouvrir le lien…',
  replyTitle: 'Pocket Arcade\u00a0: réponse pour connecter mes appareils',
  replyHint: 'Ouvre ce lien sur l’autre appareil, ou colle-le là-bas. Laisse cette page ouverte.',
  badLink:
    'Ce lien est inutilisable\u00a0: il est abîmé, il a déjà servi, ou il vient de ce navigateur. Crées-en un nouveau sur l’autre appareil.',
  badReply:
    'Ce n’est pas la réponse à ce lien. Copie en entier le lien de réponse que l’autre appareil affiche.',
  unsupported: 'Ce navigateur ne peut pas se connecter à d’autres appareils.',
  delivered: 'Réponse transmise. La connexion continue dans l’onglet du premier lien.',
  replyElsewhere:
    'Aucune page de ce navigateur n’attend cette réponse. Ouvre-la sur l’appareil qui a créé le premier lien, ou crée un nouveau lien.',
  slow: 'Pas encore de connexion. Certains réseaux empêchent les connexions directes\u00a0: essaie le même réseau Wi-Fi et un nouveau lien.',
  preparing: 'Un instant…',
  connecting: 'Connexion…',
  cancel: 'Annuler',
  connected: 'Les appareils sont connectés. Envoie depuis l’appareil qui a tes données.',
  send: 'Envoyer les données de cet appareil',
  sending: (share) => `Envoi\u00a0: ${percentText(share)}`,
  sent: 'Envoyé. Confirme sur l’autre appareil.',
  receiving: (share) => `Réception\u00a0: ${percentText(share)}`,
  replaces: 'L’autre appareil a envoyé ses données. Elles remplacent celles de ce navigateur\u00a0:',
  replace: 'Remplacer',
  keep: 'Garder mes données',
  done: 'Cet appareil a maintenant les données de l’autre',
  taken: 'L’autre appareil a maintenant les données de celui-ci.',
  kept: 'L’autre appareil a gardé ses propres données.',
  keptHere: 'Cet appareil a gardé ses propres données.',
  refused: (reason) => `${reason} Cet appareil a gardé ses propres données.`,
  notSaved:
    'Impossible d’enregistrer les données\u00a0: l’espace de stockage de ce navigateur est plein ou bloqué pour ce site. Cet appareil a gardé ses propres données.',
  lost: 'La connexion est perdue. Reconnecte les appareils pour voir si les données sont arrivées.',
  failed:
    'Impossible de se connecter. Crée un nouveau lien et ouvre vite la réponse. Certains réseaux empêchent les connexions directes\u00a0: essaie le même réseau Wi-Fi.',
  unreadable: 'Les données de l’autre appareil sont illisibles.',
  invalid: 'La connexion est fermée\u00a0: l’autre appareil a envoyé quelque chose qui n’en fait pas partie.',
  disconnect: 'Déconnecter',
}
