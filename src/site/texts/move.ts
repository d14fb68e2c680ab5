/** The texts of moving the data to another device. */
import { percentText } from '../../engine/core/text'

export const moveTexts = {
  title: 'Move to another device',
  hint: 'Connects two devices of yours and copies all data from one to the other. You see what is replaced before anything changes.',
  /** By how the devices find each other. */
  consent: 'The two browsers connect directly and can see each other’s IP address. No server takes part.',
  consentRooms:
    'The two browsers find each other through a public relay, which sees only encrypted data. Then they connect directly and can see each other’s IP address. If they can’t, the relay may carry the data, encrypted.',
  connect: 'Connect a device',
  joinText: 'Another device has made this link to connect with this one.',
  linkTitle: 'Pocket Arcade: connect my devices',
  linkHint: 'Open this link on the other device, or scan the code with it. Keep this page open.',
  pasteHint: 'The other device shows a reply link. Open it on this device, or paste it here.',
  waitingRoom: 'Waiting for the other device to open the link…',
  replyTitle: 'Pocket Arcade: reply to connect my devices',
  replyHint: 'Open this link on the other device, or paste it there. Keep this page open.',
  badLink:
    'This link can’t be used: it is damaged or was used already, or it was made in this browser. Make a new one on the other device.',
  badReply: 'This is not the reply to this link. Copy the whole reply link that the other device shows.',
  unsupported: 'This browser can’t connect to other devices.',
  delivered: 'Reply delivered. The connection continues in the tab with the first link.',
  replyElsewhere:
    'No page in this browser waits for this reply. Open it on the device that made the first link, or make a new link.',
  slow: 'Not connected yet. Some networks block direct connections: try the same Wi-Fi, and make a new link.',
  preparing: 'One moment…',
  connecting: 'Connecting…',
  cancel: 'Cancel',
  connected: 'The devices are connected. Send from the device that has your data.',
  send: 'Send the data of this device',
  sending: (share: number) => `Sending: ${percentText(share)}`,
  sent: 'Sent. Confirm on the other device.',
  receiving: (share: number) => `Receiving: ${percentText(share)}`,
  replaces: 'The other device has sent its data. This replaces the data in this browser:',
  replace: 'Replace',
  keep: 'Keep my data',
  done: 'This device has the data of the other one now',
  taken: 'The other device has this device’s data now.',
  kept: 'The other device has kept its own data.',
  keptHere: 'This device has kept its own data.',
  /** @param reason - a sentence */
  refused: (reason: string) => `${reason} This device has kept its own data.`,
  /** Why this device does not take the data of the other one; as the reasons for files in `dataTexts.import`. */
  reasons: {
    notOurs: 'What the other device sent isn’t data of Pocket Arcade.',
    newerFile:
      'The other device has a newer version of the site. Update this site first: reload this page, and connect again.',
    newerData:
      'The data in this browser is from a newer version of the site. Reload this page, and connect again.',
    damaged: (part: string) => `Part of the other device’s data can’t be read: ${part}.`,
    refused: (reason: string) => `The data of the other device can’t be used. ${reason}`,
    empty: 'The other device has no data to send.',
    notVerified: 'The best results couldn’t be verified. Connect again when this device is online.',
    impossible: (game: string, stat: string, value: number) =>
      `The data of the other device has an impossible value for ${game}, ${stat} ${value}.`,
  },
  /** Why the other device has not taken the data of this one. */
  refusals: {
    empty: 'This device has no data to send. Send from the device that has your data.',
    newer:
      'The other device has an older version of the site and has kept its own data. Reload the page there, and connect again.',
    older:
      'The data of the other device is from a newer version of the site, so it has kept it. Reload the page there, and connect again.',
    invalid: 'The other device can’t use some of this device’s data and has kept its own.',
    unverified:
      'The other device couldn’t verify the best results and has kept its own data. Connect again when it is online.',
    full: 'The other device couldn’t save the data: its storage is full or blocked for this site. It has kept its own data.',
  },
  still:
    'Nothing has arrived for a while. Keep the page open and visible on both devices. If it doesn’t go on, disconnect and connect again.',
  notSaved:
    'The data couldn’t be saved: this browser’s storage is full or blocked for this site. This device has kept its own data.',
  lost: 'The connection was lost. Connect again to see whether the data has arrived.',
  failed:
    'No connection could be made. Make a new link, and open the reply soon. Some networks block direct connections: try the same Wi-Fi.',
  unreadable: 'The data of the other device couldn’t be read.',
  invalid: 'The connection was closed: the other device sent something that isn’t part of this.',
  disconnect: 'Disconnect',
}
