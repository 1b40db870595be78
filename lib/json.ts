/** JSON that may stand inside a script element: no `<` of a text can end it early. */
export const scriptJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c')
