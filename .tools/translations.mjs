/** The languages of the site beside English: the folders of their texts, and of their parts of the built site. */
export const TRANSLATIONS = ['de', 'es', 'fr', 'pt-br']
