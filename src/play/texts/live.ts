/** Texts of live games: the dialog, the bar above the field, and messages. */
import { plural } from '../../engine/core/text'

export const liveTexts = {
  dialog: {
    title: 'Play live',
    joinTitle: 'Join a live game',
    against: 'Play against a friend on another device. Send them the link; they need no account.',
    forFour:
      'Up to three people play on this device, and a friend on another one is Player 2. Send them the link; they need no account.',
    race: 'Race a friend on another device: you both play the same start, and see each other’s progress.',
    /** Below the button that connects: what others can see. */
    seen: 'Your browsers connect directly, so you and your friend can see each other’s IP address. Only the game is sent, and no server takes part.',
    seenRooms:
      'Your browsers find each other through a public relay, which sees only encrypted data. Then they connect directly, so you and your friend can see each other’s IP address. If they can’t, the relay may carry the moves, encrypted.',
    name: (nickname: string) => `You are ${nickname}.`,
    otherName: 'Another name',
    invite: 'Invite',
    preparing: 'Preparing the link…',
    link: 'Link',
    linkHint: 'Send this link, or let your friend scan the code. Keep this page open.',
    copyLink: 'Copy link',
    linkCopied: 'Link copied',
    linkTitle: (game: string) => `Play ${game} with me`,
    paste: 'Paste the reply link',
    pasteHint: 'Your friend gets a reply link. Open it on this device, or paste it here.',
    connect: 'Connect',
    waitingRoom: 'Waiting for your friend to open the link…',
    join: 'Join',
    joinText: 'A friend has invited you to this game. It starts when you’re connected.',
    reply: 'Reply link',
    replyHint: 'Send this link back to your friend. The game starts when they open it. Keep this page open.',
    slow: 'Not connected yet. If your friend has opened your reply, they may be playing with someone else, or your networks block direct connections: try the same Wi-Fi, and ask for a new invitation.',
    slowRoom:
      'Not connected yet. Your friend’s page may be closed, or they are playing with someone else: ask them for a new invitation.',
    copyReply: 'Copy reply link',
    replyCopied: 'Reply link copied',
    replyTitle: 'My reply to your invitation',
    code: { invitation: 'QR code for the invitation link', reply: 'QR code for the reply link' },
    connecting: 'Connecting…',
    cancel: 'Cancel the invitation',
    stop: 'Stop joining',
    joinOwn: 'Play in two tabs',
    elsewhereTitle: 'A reply to an invitation',
    elsewhere:
      'No page in this browser is waiting for this reply. It belongs to the page that made the invitation: open this link in the same browser, or paste it there. If that page was closed or reloaded, the invitation has ended: invite again.',
  },

  next: {
    title: 'Next game',
    opponent: (nickname: string) => `You are connected to ${nickname}.`,
    sides: 'You play',
    first: 'First',
    second: 'Second',
    suggest: 'Suggest this game',
    leave: 'Leave',
  },

  bar: {
    label: 'Live game',
    waiting: 'Waiting for your friend',
    showLink: 'Show the link',
    lost: 'Connection lost. Waiting for it to return…',
    connection: ['Measuring the connection', 'Slow connection', 'Fair connection', 'Good connection'],
    slow: 'Slow connection: moves arrive late.',
    react: (emoji: string) => `Send ${emoji}`,
    reactions: 'Reactions',
    nextGame: 'Next game',
    leave: 'Leave',
    suggestedByUs: (game: string) => `Waiting for an answer: ${game}`,
    suggestedByThem: (nickname: string, game: string) => `${nickname} suggests: ${game}`,
    rematchByUs: 'Waiting for an answer: rematch',
    rematchByThem: (nickname: string) => `${nickname} suggests a rematch.`,
    player: (n: number) => `You are Player ${n}.`,
    /** By the side of the screen. */
    halves: {
      left: (n: number) => `You are Player ${n}, on the left.`,
      right: (n: number) => `You are Player ${n}, on the right.`,
      top: (n: number) => `You are Player ${n}, at the top.`,
      bottom: (n: number) => `You are Player ${n}, at the bottom.`,
    },
    turn: { ours: 'Your move.', theirs: 'Thinking…' },
    /** On the other player's side. */
    watched: (n: number) => plural(n, { one: '# person watches.', other: '# people watch.' }),
    accept: 'Accept',
    decline: 'Not now',
    claim: 'Claim the win',
    playComputer: 'Keep playing against the computer',
    continueByLink: 'Continue by link',
  },

  race: {
    moves: (moves: number) => plural(moves, { one: '# move', other: '# moves' }),
    finished: (result: string) => `Finished: ${result}`,
    won: (mine: string, theirs: string) => `You won the race. You: ${mine}. Your opponent: ${theirs}.`,
    lost: (mine: string, theirs: string) =>
      `Your opponent won the race. You: ${mine}. Your opponent: ${theirs}.`,
    tied: (mine: string, theirs: string) => `The race is a tie. You: ${mine}. Your opponent: ${theirs}.`,
  },

  /** The side of the player who is watched. */
  watched: {
    text: 'Up to eight people can watch on their own devices while you play, this game and the next ones. They see what you see, and can change nothing.',
    link: 'Make a link',
    linkTitle: (game: string) => `Watch me play ${game}`,
    linkHint:
      'Send this link to one person, or let them scan the code. The next person gets another link. Keep this page open.',
    pasteHint: 'They get a reply link. Open it on this device, or paste it here.',
    waiting: 'Waiting for someone to open the link…',
    full: 'Eight people watch: there is no room for another one.',
    count: (n: number) =>
      n === 0 ? 'Nobody is watching yet' : plural(n, { one: '# is watching', other: '# are watching' }),
    end: 'End',
    endWatching: 'End watching',
    slow: 'Your connection is slow: they see the game late.',
    /** Why nobody sees the game. */
    reasons: {
      none: 'They see no game yet.',
      secret: 'They don’t see this game: it hides something from one of the players, and they could tell.',
      unrecorded: 'They don’t see this game: it didn’t begin on this page. They will see the next one.',
      picture: 'They don’t see this game: your own picture stays on this device.',
    },
    /** Why it is not offered. */
    refused: {
      secret: 'Nobody can watch this game: it hides something from one of the players, and they could tell.',
      picture: 'Nobody can watch a game with your own picture: the picture stays on this device.',
    },
  },

  /** The page of those who watch. */
  watching: {
    title: (game: string) => `Watch ${game} live`,
    text: 'Someone lets you watch while they play. You can change nothing in their game.',
    start: 'Watch',
    inTab: 'Watch in this tab',
    /** Leaves the invitation for the start panel. */
    toGame: 'Play it myself',
    replyHint: 'Send this link back to the player. You see the game when they open it. Keep this page open.',
    region: (game: string) => `${game}, live`,
    tag: 'Live',
    player: (nickname: string) => `${nickname} plays`,
    seats: (nickname: string, n: number) => `Player ${n}: ${nickname}`,
    ready: 'Waiting for the game to start…',
    paused: 'The game is paused.',
    left: 'The other player has left.',
    next: 'Waiting for the next game…',
    reasons: {
      none: 'There is no game yet.',
      secret:
        'The board is covered: this game hides something from one of the players, and you could tell. You’ll see the next game that hides nothing.',
      unrecorded:
        'The board is covered: this game didn’t begin on the player’s page, so it can’t be sent. You’ll see the next one.',
      picture:
        'The board is covered: its picture stays on the player’s device. You’ll see the next game without it.',
    },
    ended: {
      left: 'The player no longer lets others watch, or has left the page.',
      timeout: 'The connection was lost for too long. Ask for a new link.',
      abuse: 'The connection was closed: the other device sent something that isn’t part of this game.',
      failed:
        'No connection could be made. Ask for a new link, and send your reply soon. Some networks block direct connections: try the same Wi-Fi.',
    },
    bigScreen: 'Big screen',
    leave: 'Stop watching',
    scan: 'Scan to watch',
    code: 'QR code for watching on another device',
  },

  /** The part that plays for a player who left. */
  computer: 'Computer player',
  declined: 'Your suggestion was declined.',
  restarted: (nickname: string) => `${nickname} started another game.`,
  returned: 'The connection is back. Press Resume when you’re ready.',

  ended: {
    left: (nickname: string) => `${nickname} left.`,
    timeout: 'The connection was lost for too long.',
    abuse: 'The connection was closed: the other device sent something that isn’t part of this game.',
    failed:
      'No connection could be made. Invite again, and open the reply soon. Some networks block direct connections: try the same Wi-Fi.',
    guestFailed:
      'No connection could be made. Your friend may have closed the page or be playing with someone else: ask for a new invitation. Some networks block direct connections: try the same Wi-Fi.',
    needsDirect:
      'No direct connection could be made, and this game is too fast to run through a relay. Some networks block direct connections: try the same Wi-Fi.',
    otherGame: 'This invitation is for another game.',
    otherLanguage:
      'Your friend plays in another language, with other words. Open the invitation in the same language.',
    otherVersion: 'Your friend has another version of this game. Reload both pages, then try again.',
    forfeit: 'Your opponent left. You win!',
  },

  bad: {
    invitation: 'This invitation is damaged: ask your friend to copy the whole link.',
    otherVersion:
      'This link was made by another version of this site. Reload both pages, and send a new invitation.',
    own: 'This is your own invitation: it’s waiting in another tab. Send its link to a friend.',
    used: 'This invitation has already been used: someone else was first. Each link is for one person.',
    reply: 'This isn’t a reply link: copy the whole link that your friend’s page shows.',
    notReply: 'This is an invitation. Send it to your friend, and paste the reply link that they send back.',
    otherReply:
      'This reply is for another invitation. Send your friend the link above, and paste their new reply link.',
    unsupported: 'This browser can’t connect to other devices.',
    replyTaken: 'Reply delivered. The game continues in the tab with the invitation.',
  },
}
