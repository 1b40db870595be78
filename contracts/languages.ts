/** The languages of the site. They stand apart from the other lists, because every page loads them. */
export const languages = ['es', 'en', 'br', 'pt'] as const
export type Language = (typeof languages)[number]
