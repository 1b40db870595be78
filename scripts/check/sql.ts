// SQL is only in queries.ts (or queries/), in tables.ts and in the parts of the platform that are about the database.
import type { Node } from 'oxc-parser'
import { report } from './lib/report.ts'
import type { Finding, Offence, Repository } from './lib/repository.ts'
import type { Source } from './lib/source.ts'
import { getName, walk } from './lib/walk.ts'

const mayContainSql = /^server\/platform\/(db|work|live|http)\/|\/queries(\/.+)?\.ts$|\/tables\.ts$/
const builders = new Set([
  'select',
  'selectDistinct',
  'selectDistinctOn',
  'insert',
  'update',
  'delete',
  'execute',
  'query',
  '$count',
])
const databases = new Set(['db', 'tx', 'transaction', 'pool', 'client', 'connection'])

/** The SQL that a node contains, or null. */
function sqlIn(node: Node): string | null {
  if (node.type === 'TaggedTemplateExpression' && getName(node.tag) === 'sql') return 'a sql`…` template'
  if (node.type === 'ImportDeclaration' && node.importKind !== 'type') {
    return /^(drizzle-orm|pg)(\/|$)/.test(node.source.value) ? `the import of ${node.source.value}` : null
  }
  if (node.type !== 'CallExpression' || node.callee.type !== 'MemberExpression') return null
  const method = getName(node.callee)
  const receiver = getName(node.callee.object)
  if (!method || !receiver || !builders.has(method) || !databases.has(receiver)) return null
  return `${receiver}.${method}(…)`
}

function getHome(path: string): string {
  const module = /^server\/modules\/([^/]+)\//.exec(path)?.[1]
  return module ? `server/modules/${module}/queries.ts` : 'the queries.ts of its module'
}

const findOffences = (source: Source): Offence[] => {
  const offences: Offence[] = []
  walk(source.program, (node) => {
    const found = sqlIn(node)
    if (!found) return
    const why = `${found} is SQL: it belongs in ${getHome(source.path)}, where its bound and its index are tested`
    offences.push({ file: source.path, line: source.lineAt(node.start), why })
  })
  return offences
}

export function sql(repository: Repository): Finding {
  const sources = repository.under(
    'server',
    'demo',
    'pages',
    'components',
    'hooks',
    'services',
    'contracts',
    'lib',
  )
  return { offences: sources.filter(({ path }) => !mayContainSql.test(path)).flatMap(findOffences) }
}

if (import.meta.main) await report({ sql })
