// Released migrations do not change: sites have applied them and would never apply a changed one.
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

/** The first release. A clone may lack its tag. */
const firstRelease = 'v0.1.0'

const repair =
  'sites have applied it as it was. Restore it (git log -- <file> shows it) and generate a new migration for your change: npx drizzle-kit generate --name <what>'

const offence = (file: string, why: string): Offence => ({ file, line: 1, why })

/** The released migrations whose name, order, time or text changed. */
function changed(released: readonly Migration[], now: readonly Migration[], by: string): Offence[] {
  return released.flatMap(({ tag, when, sha256 }, place) => {
    const found = now[place]
    if (found?.tag !== tag || found.when !== when)
      return [offence(journalFile, `${tag} is not number ${place} with its time any more (${by}): ${repair}`)]
    if (found.sha256 === '') return [offence(sqlFile(tag), `is missing (${by}): ${repair}`)]
    return found.sha256 === sha256 ? [] : [offence(sqlFile(tag), `was changed (${by}): ${repair}`)]
  })
}

/** Migrations that are older than the one before them, which sites would skip: they apply what is newer than their newest. */
function misplaced(now: readonly Migration[]): Offence[] {
  return now.flatMap(({ tag, when }, place) => {
    const before = now[place - 1]
    if (!before || before.when < when) return []
    const why = `${tag} is older than ${before.tag} before it, so sites that have that one leave it out: delete it and generate it again`
    return [offence(journalFile, why)]
  })
}

/** Reads the files of a release; null outside a clone or without its tag. */
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
