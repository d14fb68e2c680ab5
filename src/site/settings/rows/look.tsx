/** The settings of theme, motion, notifications, daily games and backs of cards. */
import { LanguageLinks } from '../../languages/LanguageLinks'
import { languages } from '../../languages/languages'
import { settingsTexts as texts } from '../../texts/settings'
import { shellTexts } from '../../texts/shell'
import type { SettingsRow } from '../row'
import { choiceRow, switchRow } from '../settingRow'
import { CardBackField } from '../try/CardBackField'
import { MotionField } from '../try/MotionField'

export const THEME = choiceRow('theme', texts.theme, ['system', 'dark', 'light'], {
  id: 'theme',
  group: 'look',
})

export const LANGUAGE: SettingsRow = {
  id: 'language',
  group: 'look',
  title: shellTexts.languages.name,
  keywords: languages.map(({ name }) => name).join(' '),
  Part: () => (
    <>
      <p>{shellTexts.languages.name}</p>
      <LanguageLinks />
    </>
  ),
}

export const MOTION = choiceRow('motion', texts.motion, ['system', 'full', 'reduced'], {
  id: 'motion',
  group: 'look',
  Try: MotionField,
})

export const MESSAGES = choiceRow('messages', texts.messages, ['usual', 'longer', 'closed'], {
  id: 'messages',
  group: 'look',
})

export const DAILY = switchRow('daily', texts.daily, { id: 'daily', group: 'look' })

export const CARD_BACK = choiceRow('cardBack', texts.cardBack, ['diamond', 'scales', 'night', 'lattice'], {
  id: 'card-back',
  group: 'look',
  Try: CardBackField,
})
