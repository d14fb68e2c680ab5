/** The text of embedding that every game page shows; the others are loaded with the dialog. */
export const embedButtonTexts = { button: 'Embed' }
