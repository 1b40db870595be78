// Imports go one way: pages -> components -> hooks -> services -> contracts <- server <- pages/api. Nothing is on globalThis. Biome finds cycles.
import type { Node } from 'oxc-parser'
import { getDenial, getLayer } from './lib/layers.ts'
import { report } from './lib/report.ts'
import type { Finding, Offence, Repository } from './lib/repository.ts'
import type { Import, Source } from './lib/source.ts'
import { walk } from './lib/walk.ts'

const getModule = (path: string) => /^server\/modules\/([^/]+)\//.exec(path)?.[1]
const isStyle = (target: string) => target.endsWith('.css')

// Endpoints, what pages may ask, the shell's reads and the developers' pages name operations, each by the file it lives in;
// index.ts is for other modules. So an operation may call any module, and modules that know of each other make no circle.
const namesOperations = (from: string) =>
  /^pages\/api\/|^server\/(modules|requestApp)\.ts$|^server\/modules\/dev\//.test(from)
const isOperation =
  /^server\/modules\/[^/]+\/(?!tables\.ts$|policy\.ts$|queries\.ts$|views\.ts$|queries\/)[a-zA-Z/]+\.ts$/

/** Why one module may not reach this file of another, or null. */
function intrusion(from: string, target: string): string | null {
  const module = getModule(target)
  if (!module || module === getModule(from) || target === `server/modules/${module}/index.ts`) return null
  if (namesOperations(from) && isOperation.test(target)) return null
  if (from === 'server/platform/db/schema.ts' && target === `server/modules/${module}/tables.ts`) return null
  // A foreign key names the table of another module.
  if (target.endsWith('/tables.ts') && /^server\/modules\/[^/]+\/tables\.ts$/.test(from)) return null
  return `${target} is inside the module ${module}: other modules reach it only through server/modules/${module}/index.ts; export there what they may ask for`
}

function whyNot(source: Source, { specifier, target, runs }: Import): string | null {
  const layer = getLayer(source.path)
  if (!layer) return null
  if (target === null) return runs ? getDenial(source.path, specifier) : null
  if (/^(server|demo)\//.test(source.path) || source.path.startsWith('pages/api/')) {
    const why = intrusion(source.path, target)
    if (why) return why
  }
  if (isStyle(target) || layer.reaches.test(target) || (!runs && layer.getTypes?.test(target))) return null
  return `${layer.name} may not import ${target}: ${layer.why}`
}

/** Whether a node uses globalThis or global. */
const isGlobal = (node: Node): boolean =>
  (node.type === 'Identifier' && node.name === 'globalThis') ||
  (node.type === 'MemberExpression' && node.object.type === 'Identifier' && node.object.name === 'global')

function globalOffences({ path, program, lineAt }: Source): Offence[] {
  const offences: Offence[] = []
  walk(program, (node) => {
    if (!isGlobal(node)) return
    const why =
      'the server stores nothing on globalThis: what one process has once belongs to the platform (server/platform/index.ts)'
    offences.push({ file: path, line: lineAt(node.start), why })
  })
  return offences
}

export function imports(repository: Repository): Finding {
  const offences: Offence[] = repository.sources.flatMap((source) =>
    source.imports.flatMap((one) => {
      const why = whyNot(source, one)
      return why ? [{ file: source.path, line: one.line, why }] : []
    }),
  )
  const globals = repository.under('server', 'demo').flatMap(globalOffences)
  return { offences: [...offences, ...globals] }
}

if (import.meta.main) await report({ imports })
