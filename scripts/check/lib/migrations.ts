import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A migration: its name, the time it was generated, by which sites order them, and the hash of its SQL. */
export type Migration = { tag: string; when: number; sha256: string }

const folder = 'server/platform/db/migrations'
export const journalFile = `${folder}/meta/_journal.json`
export const frozenFile = `${folder}/frozen.json`
export const contractionsFile = `${folder}/contractions.json`
export const sqlFile = (tag: string) => `${folder}/${tag}.sql`

type Journal = { entries: { tag: string; when: number }[] }

/** Reads a file's text from this checkout or from a release; null when there is none. */
export type Texts = (file: string) => string | null

export const textsUnder =
  (root: string): Texts =>
  (file) =>
    existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : null

/** All migrations in order; the hash is "" when the file is missing. */
export function readMigrations(toText: Texts): Migration[] {
  const journal: Journal = JSON.parse(toText(journalFile) ?? '{"entries":[]}')
  return journal.entries.map(({ tag, when }) => ({ tag, when, sha256: hash(toText(sqlFile(tag))) }))
}

export const readFrozen = (toText: Texts): Migration[] => JSON.parse(toText(frozenFile) ?? '[]')

/** The migrations that take something away, and why the release before each does without it. */
export type Contractions = Record<string, string>

export const readContractions = (toText: Texts): Contractions => JSON.parse(toText(contractionsFile) ?? '{}')

/** The hash of a text, whatever its line endings. */
const hash = (text: string | null): string =>
  text === null ? '' : createHash('sha256').update(text.replaceAll('\r\n', '\n')).digest('hex')
