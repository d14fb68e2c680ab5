/** The fields of the form for a custom game. */
import type { ReactNode } from 'react'
import { nameOf } from '../../../engine/core/text'
import { Field } from '../../../ui/controls/Field'
import { Segmented } from '../../../ui/controls/Segmented'
import { DESCRIPTION_LIMIT, TITLE_LIMIT } from '../../library/library'
import { customTexts } from '../../texts/custom'
import { factTexts } from '../../texts/facts'
import { type FieldErrors, FORM_DIFFICULTIES, FORM_PLAYERS, type GameForm } from './checkForm'
import { IconChoice } from './IconChoice'

const texts = customTexts.form

type Kind = keyof typeof factTexts

/** Adds the game's own value if it is not a usual one: old data and other programs may have others. */
const withOwn = (kind: Kind, values: readonly string[], own: string) =>
  (values.includes(own) ? values : [...values, own]).map((value) => ({
    value,
    label: nameOf(factTexts[kind], value),
  }))

interface Props {
  readonly form: GameForm
  readonly errors: FieldErrors
  set(part: Partial<GameForm>): void
}

export function GameFields({ form, errors, set }: Props): ReactNode {
  return (
    <>
      <Field label={texts.title} required error={errors.title}>
        {(wiring) => (
          <input
            {...wiring}
            name="title"
            data-autofocus
            maxLength={TITLE_LIMIT}
            autoComplete="off"
            value={form.title}
            onChange={(event) => set({ title: event.currentTarget.value })}
          />
        )}
      </Field>
      <Field label={texts.description} required error={errors.description}>
        {(wiring) => (
          <input
            {...wiring}
            name="description"
            maxLength={DESCRIPTION_LIMIT}
            autoComplete="off"
            value={form.description}
            onChange={(event) => set({ description: event.currentTarget.value })}
          />
        )}
      </Field>
      <IconChoice value={form.iconName} onChange={(iconName) => set({ iconName })} />
      <Segmented
        label={texts.difficulty}
        choices={withOwn('difficulties', FORM_DIFFICULTIES, form.difficulty)}
        value={form.difficulty}
        onChange={(difficulty) => set({ difficulty })}
      />
      <Segmented
        label={texts.players}
        choices={withOwn('players', FORM_PLAYERS, form.players)}
        value={form.players}
        onChange={(players) => set({ players })}
      />
      <Field label={texts.gameUrl} hint={texts.gameUrlHint} error={errors.gameUrl}>
        {(wiring) => (
          <input
            {...wiring}
            name="gameUrl"
            type="url"
            inputMode="url"
            autoComplete="off"
            spellCheck={false}
            placeholder={texts.gameUrlExample}
            value={form.gameUrl}
            onChange={(event) => set({ gameUrl: event.currentTarget.value })}
          />
        )}
      </Field>
      <Field label={texts.embedCode} hint={texts.embedCodeHint} error={errors.embedCode}>
        {(wiring) => (
          <textarea
            {...wiring}
            name="embedCode"
            rows={4}
            spellCheck={false}
            placeholder={texts.embedCodeExample}
            value={form.embedCode}
            onChange={(event) => set({ embedCode: event.currentTarget.value })}
          />
        )}
      </Field>
    </>
  )
}
