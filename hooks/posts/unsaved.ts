import { newKey } from '#services/http/key.ts'

/** The prefix of the ids of posts and comments that the server has not confirmed yet. */
const unsavedPrefix = 'on-its-way-'

export const earlyId = (): string => unsavedPrefix + newKey()

export const isUnsaved = ({ id }: { id: string }): boolean => id.startsWith(unsavedPrefix)
