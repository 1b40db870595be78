// Code that is loaded after the page fails when the connection is lost: its `loading` state says so and retries.
import type { Node } from 'oxc-parser'
import { report } from './lib/report.ts'
import type { Finding, Offence, Repository } from './lib/repository.ts'
import type { Source } from './lib/source.ts'
import { getName, walk } from './lib/walk.ts'

const why =
  'without `loading` this part stays empty once its code is lost with the connection: give it LazyState or QuietLazyState'

const isSaid = (options: Node | undefined): boolean =>
  options?.type === 'ObjectExpression' &&
  options.properties.some((one) => one.type === 'Property' && getName(one.key) === 'loading')

function offencesIn(source: Source): Offence[] {
  const offences: Offence[] = []
  walk(source.program, (node) => {
    if (node.type !== 'CallExpression' || getName(node.callee) !== 'dynamic') return
    if (!isSaid(node.arguments[1])) offences.push({ file: source.path, line: source.lineAt(node.start), why })
  })
  return offences
}

export const lateCode = (repository: Repository): Finding => ({
  offences: repository.under('components', 'pages').flatMap(offencesIn),
})

if (import.meta.main) await report({ lateCode })
