import { join } from 'node:path'

/** The folder for emails as files, on a machine without a mail server. */
export const savedEmailFolder = (dataDir: string): string => join(dataDir, 'mail')

/** `<UTC time>-<id>.eml`: sorts by time and contains the id of the row. */
export const savedEmailName = (id: string, at: Date): string =>
  `${at.toISOString().replaceAll(/[:.]/g, '')}-${id}.eml`

/** The id of the row, also of drafts. */
export const savedEmailId = (name: string): string => name.replace(/^.*?Z-|\.eml$/g, '')

/** Whether the file is complete; while it is written its name begins with a dot. */
export const isSavedEmail = (name: string): boolean => name.endsWith('.eml') && !name.startsWith('.')
