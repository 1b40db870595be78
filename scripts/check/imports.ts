// Imports go one way: pages -> components -> hooks -> services -> contracts <- server <- pages/api.
// The modules of the server are layered too. Nothing is on globalThis. Biome finds cycles.
import type { Node } from 'oxc-parser'
import { getDenial, getLayer } from './lib/layers.ts'
import { getModuleDenial } from './lib/modules.ts'
import { report } from './lib/report.ts'
import type { Finding, Offence, Repository } from './lib/repository.ts'
import type { Import, Source } from './lib/source.ts'
import { walk } from './lib/walk.ts'

const isStyle = (target: string) => target.endsWith('.css')

function whyNot(source: Source, { specifier, target, runs }: Import): string | null {
  const layer = getLayer(source.path)
  if (!layer) return null
  if (target === null) return runs ? getDenial(source.path, specifier) : null
  if (/^(server|demo)\//.test(source.path) || source.path.startsWith('pages/api/')) {
    const why = getModuleDenial(source.path, target)
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
