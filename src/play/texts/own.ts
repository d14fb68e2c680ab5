/** Texts of games with a visitor's own content: the form, and what is wrong with a link. */
import { numberText, plural } from '../../engine/core/text'

export const ownTexts = {
  form: {
    intro: 'The link contains everything. Nothing is stored or sent to a server.',
    play: 'Play',
    copy: 'Copy link',
    copied: 'Link copied. Anyone who opens it plays with your content.',
    /** A download: the game with the content, which needs no network. */
    save: 'Save as one file',
    showCurrent: 'Edit what this game uses',
    tooLong: 'This is too much for a link. Use fewer or shorter items.',
    /** @param count - of further faults */
    moreFaults: (count: number) => plural(count, { one: 'And # more.', other: 'And # more.' }),
  },
  picture: {
    file: 'Picture',
    hint: 'A JPEG, PNG, or WebP file. It is stored only in the link, never on a server.',
    preview: 'Your picture as others will see it',
    choose: 'Choose a picture.',
    working: 'Making the picture smaller…',
    unreadable: 'This browser can’t read that file. Choose a JPEG, PNG, or WebP picture.',
    noisy:
      'This browser’s privacy settings replace pictures with noise. Allow this site to use canvas data, or use another browser.',
    tooDetailed: 'This picture doesn’t fit into a link, even when it is small. Choose one with less detail.',
    /** @param size - px; @param kilobytes - rounded up */
    made: (size: { width: number; height: number }, kilobytes: number) =>
      `Made smaller to fit into a link: ${size.width} × ${size.height} pixels, ${numberText(kilobytes)} KB.`,
  },
  problems: {
    notHere: 'This link has content that this game can’t use.',
    newer: 'This link was made by a newer version of the site. Reload the page to get that version.',
    damaged: 'This link is damaged or incomplete, so the standard game opens. Copy the whole link again.',
    noPicture:
      'The picture in this link can’t be shown, so the standard game opens. Copy the whole link again.',
    /** @param why - a sentence of the game's rules */
    refused: (why: string) => `The content of this link can’t be used, so the standard game opens. ${why}`,
  },
}
