/** The names of settings in the list of what a profile changes. */
import { assistTexts } from '../../../play/texts/assists'
import { dataTexts } from '../../texts/data'
import { settingsTexts } from '../../texts/settings'
import type { ProfileSettings } from './profiles'

const texts = settingsTexts

export const SETTING_NAMES: Readonly<Record<keyof ProfileSettings, string>> = {
  theme: texts.theme.name,
  effects: dataTexts.settingNames.effects,
  music: dataTexts.settingNames.music,
  muted: texts.mute.name,
  motion: texts.motion.name,
  vibration: texts.vibration.name,
  hand: texts.hand.name,
  controlSize: texts.controlSize.name,
  stick: texts.stick.name,
  daily: texts.daily.name,
  messages: texts.messages.name,
  gameSpeed: assistTexts.gameSpeed.label,
  forgive: assistTexts.rewind.label,
  aimHelp: assistTexts.aimAssist.label,
  toggleHold: assistTexts.toggleHold.label,
  steady: assistTexts.autoRepeat.name,
  pressPause: assistTexts.debounce.label,
  oneSwitch: assistTexts.switchAccess.label,
  scanMs: assistTexts.switchAccess.interval,
  speech: assistTexts.screenReaderDetail.label,
  byEar: assistTexts.audioCues.label,
  hideClock: assistTexts.hideClock.label,
  bindings: texts.bindings.name,
  textSize: texts.textSize.name,
  contrast: texts.contrast.name,
  outlines: texts.outlines.name,
  calm: texts.calm.name,
  captions: texts.captions.name,
  soundLight: texts.soundLight.name,
  palette: texts.palette.name,
  sensitivity: texts.sensitivity.name,
  pointer: texts.pointer.name,
  cardBack: texts.cardBack.name,
}
