import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A migration as sites know it: its name, when it was generated (the order they apply them in), and what it does. */
export type Migration = { tag: string; when: number; sha256: string }

const folder = 'server/platform/db/migrations'
export const journalFile = `${folder}/meta/_journal.json`
export const frozenFile = `${folder}/frozen.json`
export const sqlFile = (tag: string) => `${folder}/${tag}.sql`

type Journal = { entries: { tag: string; when: number }[] }

/** Where the texts of files come from: this checkout, or a release of it. */
export type Texts = (file: string) => string | null

export const textsUnder =
  (root: string): Texts =>
  (file) =>
    existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : null

/** All migrations in their order; one without its file has no hash. */
export function readMigrations(toText: Texts): Migration[] {
  const journal: Journal = JSON.parse(toText(journalFile) ?? '{"entries":[]}')
  return journal.entries.map(({ tag, when }) => ({ tag, when, sha256: hash(toText(sqlFile(tag))) }))
}

export const readFrozen = (toText: Texts): Migration[] => JSON.parse(toText(frozenFile) ?? '[]')

/** The same on a system that ends its lines in its own way. */
const hash = (text: string | null): string =>
  text === null ? '' : createHash('sha256').update(text.replaceAll('\r\n', '\n')).digest('hex')
