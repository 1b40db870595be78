import { isRefused } from '#services/http/index.ts'

export { isRefused }

/** The rules that a refused call names: dotted path -> key of the dictionary `validation`; empty when it names none. */
export const fieldsRefused = (error: unknown): Record<string, string> =>
  isRefused(error) ? error.fields : {}
