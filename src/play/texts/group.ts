/** Texts of groups: several people play the same start, and their results are in one link. */
import { plural } from '../../engine/core/text'

export const groupTexts = {
  title: 'Group',
  checking: 'Checking the results of the group…',
  noResults: 'Group: no results yet',
  line: (results: number, best: number, name: string) =>
    plural(results, {
      one: `Group: # result, ${best} by ${name}`,
      other: `Group: # results, the best ${best} by ${name}`,
    }),
  /** In place of `line` and `noResults`, where results of the link are not shown. The reasons are in the dialog. */
  incomplete: (line: string) => `${line} (some are missing)`,
  noneShown: 'Group: the results of this link can’t be shown',
  empty: 'No results yet.',
  howToAdd: 'Play this game to its end, then add your result.',
  rank: 'Rank',
  player: 'Player',
  replay: 'Replay',
  own: (name: string) => `${name} (you)`,
  watch: 'Watch',
  watchOf: (name: string) => `Watch: ${name}`,
  /** Why an entry is not in the table. */
  failed: {
    unproved: (name: string) => `${name}: this result could not be proved.`,
    otherVersion: (name: string) => `${name}: this result is from another version of this game.`,
    otherLanguage: (name: string) => `${name}: this result is from a game in another language.`,
  },
  noStart: 'This group link can’t be used: the start is missing, or its results can’t be compared.',
  damaged: 'This link is damaged, so results may be missing. Ask for it again, and copy the whole link.',
  /** @param here - of the `all` results that the link had when it was made */
  cut: (here: number, all: number) =>
    `This link is incomplete: ${here} of its ${all} results can be read. Ask for it again, and copy the whole link, or ask for it as a file.`,
  result: (label: string, value: number) => `Your result: ${label} ${value}`,
  name: (name: string) => `You are ${name}.`,
  otherName: 'Another name',
  add: 'Add my result',
  added: 'Your result has been added. Send this link to the group.',
  cannotAdd: 'The replay of this game doesn’t prove its result, so it can’t be added.',
  tooLong:
    'This game was too long for a link, so its result can’t be added. Its replay is kept on this device.',
  noSpace: 'The link has no space left for your replay. The result will be on the board of this device only.',
  full: (results: number) => `The table keeps the best ${results} results, and this one isn’t among them.`,
  leftOut: (results: number) =>
    plural(results, {
      one: '# result doesn’t fit in the link. It is only on the board of this device.',
      other: '# results don’t fit in the link. They are only on the board of this device.',
    }),
  link: 'Link',
  linkHint: 'Everyone who opens it plays the same start. Opening several copies merges their results.',
  copyLink: 'Copy link',
  linkCopied: 'Link copied. Send it to the group.',
  linkTitle: (game: string) => `Play ${game} with our group`,
  share: 'Share',
  print: 'Print',
  cannotPrint: 'Nothing was printed: this browser can’t print. Open this page in another browser.',
  printTitle: (game: string) => `${game}: results of the group`,
  code: 'QR code for the link of the group',
}
