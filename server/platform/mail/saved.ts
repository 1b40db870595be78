import { join } from 'node:path'

/** Where mails go on a machine without a mail server: a file each. */
export const savedEmailFolder = (dataDir: string): string => join(dataDir, 'mail')

/** `<UTC time>-<id>.eml`: sorted by time, found by the id of its row. */
export const savedEmailName = (id: string, at: Date): string =>
  `${at.toISOString().replaceAll(/[:.]/g, '')}-${id}.eml`

/** The id of the row; drafts have it too. */
export const savedEmailId = (name: string): string => name.replace(/^.*?Z-|\.eml$/g, '')

/** A mail that is still being written has a name that begins with a dot. */
export const isSavedEmail = (name: string): boolean => name.endsWith('.eml') && !name.startsWith('.')
