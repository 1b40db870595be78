// Migrations of a release stay as they are: sites stand on them, and one that was changed is never applied to those.
import { execFileSync } from 'node:child_process'
import {
  frozenFile,
  journalFile,
  type Migration,
  readFrozen,
  readMigrations,
  sqlFile,
  type Texts,
  textsUnder,
} from './lib/migrations.ts'
import { report } from './lib/report.ts'
import type { Finding, Offence, Repository } from './lib/repository.ts'

/** The first release that sites stand on. A clone may have its tag, or not. */
const firstRelease = 'v0.1.0'

const repair =
  'sites stand on it as it was. Bring it back (git log -- <file> shows it), and write what you want in a migration of its own: npx drizzle-kit generate --name <what>'

const offence = (file: string, why: string): Offence => ({ file, line: 1, why })

/** What differs from migrations that were released, in name, order, time and text. */
function changed(released: readonly Migration[], now: readonly Migration[], by: string): Offence[] {
  return released.flatMap(({ tag, when, sha256 }, place) => {
    const found = now[place]
    if (found?.tag !== tag || found.when !== when)
      return [offence(journalFile, `${tag} is not number ${place} with its time any more (${by}): ${repair}`)]
    if (found.sha256 === '') return [offence(sqlFile(tag), `is missing (${by}): ${repair}`)]
    return found.sha256 === sha256 ? [] : [offence(sqlFile(tag), `was changed (${by}): ${repair}`)]
  })
}

/** A site applies what is newer than the newest that it has: one that is older than its neighbour would be left out. */
function misplaced(now: readonly Migration[]): Offence[] {
  return now.flatMap(({ tag, when }, place) => {
    const before = now[place - 1]
    if (!before || before.when < when) return []
    const why = `${tag} is older than ${before.tag} before it, so sites that have that one leave it out: delete it and generate it again`
    return [offence(journalFile, why)]
  })
}

/** The texts of a release; null where this is no clone, or one without that tag. */
function getReleaseTexts(root: string): Texts | null {
  const git = (...words: string[]): string | null => {
    try {
      return execFileSync('git', words, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
    } catch {
      return null
    }
  }
  if (git('rev-parse', '--verify', `refs/tags/${firstRelease}`) === null) return null
  return (file) => git('show', `${firstRelease}:./${file}`)
}

export function migrations({ root }: Repository): Finding {
  const here = textsUnder(root)
  const now = readMigrations(here)
  const release = getReleaseTexts(root)
  const offences = [
    ...changed(readFrozen(here), now, frozenFile),
    ...(release ? changed(readMigrations(release), now, firstRelease) : []),
    ...misplaced(now),
  ]
  return { offences }
}

if (import.meta.main) await report({ migrations })
