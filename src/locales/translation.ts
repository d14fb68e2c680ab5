/** The types of translations. English is beside the code it belongs to, in the modules of the folders named `texts`. */

/** A translation of these texts. What it lacks is shown in English. */
export type Translation<Texts> = Texts extends ((...values: never[]) => unknown) | readonly unknown[]
  ? Texts
  : Texts extends object
    ? { readonly [Key in keyof Texts]?: Translation<Texts[Key]> }
    : Texts

/** Translations of `texts/card.ts` by game. */
export type CardTexts = Readonly<
  Record<
    string,
    {
      readonly title?: string
      /** The title is an English name. */
      readonly titleLang?: 'en'
      readonly description?: string
      readonly otherNames?: string[]
    }
  >
>

/** Translations of `texts/trophies.ts` by game and trophy. */
export type TrophyTexts = Readonly<
  Record<string, Readonly<Record<string, { readonly title?: string; readonly text?: string }>>>
>
