// A migration expands: the build of the release before it runs on its tables while machines are replaced one by one.
import {
  type Contractions,
  contractionsFile,
  readContractions,
  readMigrations,
  sqlFile,
  textsUnder,
} from './lib/migrations.ts'
import { report } from './lib/report.ts'
import type { Finding, Offence, Repository } from './lib/repository.ts'

const advice = `the release before it still uses what was there. Expand now and contract in the release after (CONTRIBUTING.md); when that release no longer uses it, add the migration to ${contractionsFile} with the reason`

/** What an action of ALTER TABLE takes from a build that knows the table as it was. */
const actions: readonly [RegExp, string][] = [
  [/^drop (?!constraint|default|not null|identity|expression)/, 'drops a column'],
  [/^rename (?!constraint)/, 'renames a table or a column'],
  [/^alter (column )?\S+ set not null/, 'requires a value where none was needed'],
  [/^alter (column )?\S+ (set data )?type /, 'changes the type of a column'],
  [
    /^add (column )?(?!constraint|primary|unique|foreign|check|exclude)(?!.*\b(default|generated)\b).*\bnot null\b/,
    'adds a column that needs a value and has no default',
  ],
]

/** What a statement of a migration takes away; "" when it only adds. */
function findContraction(statement: string): string {
  const [, kind] = /^drop (table|view|materialized view|function|type)\b/.exec(statement) ?? []
  if (kind) return `drops a ${kind}`
  const [, altered] = /^alter table (?:if exists )?(?:only )?\S+ (.*)$/.exec(statement) ?? []
  const parts = altered?.split(/, ?(?=(?:add|drop|alter|rename) )/) ?? []
  return parts.flatMap((part) => actions.find(([shape]) => shape.test(part))?.[1] ?? [])[0] ?? ''
}

/** The statements in lower case, without comments, texts and the bodies of functions. */
const toStatements = (sql: string): string[] =>
  sql
    .replace(/\$(\w*)\$[\s\S]*?\$\1\$|'(?:[^']|'')*'|--.*$/gm, ' ')
    .split(';')
    .map((statement) => statement.replace(/\s+/g, ' ').trim().toLowerCase())

function findOffences(tag: string, sql: string, reviewed: Contractions): Offence[] {
  const found = toStatements(sql).map(findContraction).find(Boolean)
  if (found && !reviewed[tag]) return [{ file: sqlFile(tag), line: 1, why: `${found}: ${advice}` }]
  if (!found && tag in reviewed)
    return [{ file: contractionsFile, line: 1, why: `${tag} takes nothing away: remove it from the list` }]
  return []
}

export function contractions({ root }: Repository): Finding {
  const texts = textsUnder(root)
  const reviewed = readContractions(texts)
  const tags = readMigrations(texts).map(({ tag }) => tag)
  const unknown = Object.keys(reviewed).filter((tag) => !tags.includes(tag))
  return {
    offences: [
      ...tags.flatMap((tag) => findOffences(tag, texts(sqlFile(tag)) ?? '', reviewed)),
      ...unknown.map((tag) => ({ file: contractionsFile, line: 1, why: `there is no migration ${tag}` })),
    ],
  }
}

if (import.meta.main) await report({ contractions })
