/** The fields of the form for a custom game. */
import type { ReactNode } from 'react'
import { Field } from '../../../ui/controls/Field'
import { Segmented } from '../../../ui/controls/Segmented'
import { DESCRIPTION_LIMIT, TITLE_LIMIT } from '../../library/library'
import { type FieldErrors, FORM_DIFFICULTIES, FORM_PLAYERS, type GameForm } from './checkForm'
import { IconChoice } from './IconChoice'

const choices = (values: readonly string[]) => values.map((value) => ({ value, label: value }))

/** Values that old data or another program gave stay choices. */
const withOwn = (values: readonly string[], own: string) =>
  choices(values.includes(own) ? values : [...values, own])

interface Props {
  readonly form: GameForm
  readonly errors: FieldErrors
  set(part: Partial<GameForm>): void
}

export function GameFields({ form, errors, set }: Props): ReactNode {
  return (
    <>
      <Field label="Title" required error={errors.title}>
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
      <Field label="Description" required error={errors.description}>
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
        label="Difficulty"
        choices={withOwn(FORM_DIFFICULTIES, form.difficulty)}
        value={form.difficulty}
        onChange={(difficulty) => set({ difficulty })}
      />
      <Segmented
        label="Players"
        choices={withOwn(FORM_PLAYERS, form.players)}
        value={form.players}
        onChange={(players) => set({ players })}
      />
      <Field
        label="Game URL"
        hint="The address of a page that holds the game. A site may refuse to be shown inside another."
        error={errors.gameUrl}
      >
        {(wiring) => (
          <input
            {...wiring}
            name="gameUrl"
            type="url"
            inputMode="url"
            autoComplete="off"
            spellCheck={false}
            placeholder="https://games.example.com/play"
            value={form.gameUrl}
            onChange={(event) => set({ gameUrl: event.currentTarget.value })}
          />
        )}
      </Field>
      <Field
        label="Embed Code"
        hint="HTML that a game's site offers for embedding. It runs locked away from this site and your data."
        error={errors.embedCode}
      >
        {(wiring) => (
          <textarea
            {...wiring}
            name="embedCode"
            rows={4}
            spellCheck={false}
            placeholder={'<iframe src="https://games.example.com/embed"></iframe>'}
            value={form.embedCode}
            onChange={(event) => set({ embedCode: event.currentTarget.value })}
          />
        )}
      </Field>
    </>
  )
}
