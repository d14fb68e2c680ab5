/** Texts of the assists: their controls, in the pause panel and in the settings. */
import { numberText, percentText, plural } from '../../engine/core/text'

/** @param speed - percent of the standard speed */
const speedText = (speed: number) => percentText(speed / 100)

export const assistTexts = {
  /** The heading of the group. */
  title: 'Assists',
  gameSpeed: {
    label: 'Game speed',
    value: speedText,
    slowestValue: (speed: number) => `${speedText(speed)}, for practice`,
    /** In the pause panel. */
    note: 'A slower speed is shown with your result and ranked separately.',
    /** In the settings. */
    hint: 'For real-time games; rules and sounds stay the same. A slower speed is shown with your result and ranked separately.',
  },
  toggleHold: {
    label: 'Toggle instead of hold',
    hint: 'Press once to hold, again to let go.',
  },
  autoRepeat: {
    name: 'Auto-repeat',
    label: 'Auto-repeat: hold instead of pressing repeatedly',
    off: 'Off',
    value: (rate: number) => `${numberText(rate)} per second`,
  },
  rewind: {
    label: 'Rewind instead of game over',
    hint: (times: number) =>
      plural(times, {
        one: 'Real-time games go back three seconds instead of ending, up to # time per game. Shown with your result and ranked separately.',
        other:
          'Real-time games go back three seconds instead of ending, up to # times per game. Shown with your result and ranked separately.',
      }),
  },
  aimAssist: {
    label: 'Aim assist',
    /** @param games - the titles of the games that support it */
    hint: (games: string) =>
      `${games}: pointing near a target counts as hitting it. Shown with your result and ranked separately.`,
  },
  debounce: {
    label: 'Ignore repeated presses',
    hint: 'If you press twice within half a second, the second press is ignored, on every page.',
  },
  switchAccess: {
    label: 'Switch access',
    hint: 'Controls are highlighted one by one. Press Space, Enter, the screen, or a gamepad button to select. Press Esc three times to exit.',
    interval: 'Scan interval',
    intervalValue: (seconds: number) => `${numberText(seconds)} s`,
  },
  audioCues: {
    label: 'Audio cues',
    /** @param games - the titles of the games that support it */
    hint: (games: string) =>
      `${games}: tones from left and right, high and low, show where things are. Best with headphones.`,
  },
  screenReaderDetail: {
    label: 'Screen reader detail',
    choices: { little: 'Less', some: 'Normal', much: 'More' },
  },
  hideClock: {
    label: 'Hide the clock',
    hint: 'Time is shown only at the end and left out of shared results.',
  },
  /** The active assists, listed in the summary of the pause panel, besides those that a result names too (`played.ts`). */
  active: {
    rewind: 'rewind',
    audioCues: 'audio cues',
    hideClock: 'no clock',
  },
}
