/** Texts around the field: buttons, messages of the hosts, and the field's name for screen readers. */
export const frameTexts = {
  restart: 'Restart',
  pause: 'Pause',
  share: 'Share',
  howToPlay: 'How to play',
  unmute: 'Unmute',
  mute: 'Mute',
  fullScreen: 'Full screen',
  dark: 'Dark',
  light: 'Light',
  ghost: 'Ghost',
  /** @param title - the name of the game */
  field: (title: string) => `${title}: playing field`,

  turns: {
    undo: 'Undo',
    redo: 'Redo',
    hint: 'Hint',
    sendMove: 'Send move',
    sendYourMove: 'Send your move; it’s the other player’s turn.',
    moveSent: 'It’s the other player’s turn. The reply will arrive as a link.',
  },

  live: {
    button: 'Play live',
    watch: 'Let others watch',
    part: 'Live play',
    /** What ended with its page. */
    ended: {
      invitation:
        'Your invitation ended because its page was reloaded or left. Invite again, and send the new link.',
      reply:
        'Joining ended because its page was reloaded or left. Join again: a reply link that you sent before no longer works.',
      game: 'Your live game ended because its page was reloaded or left.',
      gameByLink:
        'Your live game ended because its page was reloaded or left. You can continue it by link: the player to move sends the next link.',
      watching: 'You no longer watch, because the page was reloaded or left. Ask for a new link.',
      watchers:
        'Nobody watches any more, because the page was reloaded or left. Press Let others watch, and send new links.',
    },
  },

  tilt: {
    none: { text: 'No tilt sensor found', detail: 'Steer by touch or keys.' },
    refused: {
      text: 'Tilt permission denied',
      detail: 'Steer by touch or keys, or allow it in your browser settings.',
    },
  },

  noGraphics: {
    title: 'This game needs WebGL',
    failed: 'Your browser couldn’t start the graphics.',
    check: 'Check that hardware acceleration is on, then reload the page.',
    none: 'It has no WebGL 2.',
    contextLost: 'The graphics context was lost.',
    reload: 'Reload',
    otherGames: 'These games don’t need WebGL:',
  },

  cannotLoad: 'Couldn’t load the game.',
  notByLink: 'This link can’t be used here: this game isn’t played by link.',

  /** Parts of the program that could not be loaded: see `ui/loading/loadErrors.ts`. */
  parts: {
    game: 'Game',
    file: 'File',
    captions: 'Captions',
    switchPad: 'Switch access buttons',
    stick: 'Stick',
    swiping: 'Swipe controls',
    readAloud: 'Position reader',
    sendMove: 'Link for the move',
    result: 'Result',
    challengeReplay: 'Replay for this challenge',
    group: 'Group',
  },
}
