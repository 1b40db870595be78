// The shell is around every page: what it opens translates only with the dictionaries that every page has.
import { shellNamespaces } from '#i18n/namespaces.ts'
import { report } from './lib/report.ts'
import type { Finding, Repository } from './lib/repository.ts'
import type { Source } from './lib/source.ts'
import { getUses } from './lib/translations.ts'

const start = 'pages/_app.tsx'
const known = new Set<string>(Object.values(shellNamespaces).flat())

/** The sources that a file loads, at once or later, itself included. */
function getLoaded(repository: Repository, path: string): Source[] {
  const byPath = new Map(repository.sources.map((source) => [source.path, source]))
  const loaded = new Set<Source>()
  const load = (source?: Source) => {
    if (!source || loaded.has(source)) return
    loaded.add(source)
    for (const { target, runs } of source.imports) if (target && runs) load(byPath.get(target))
  }
  load(byPath.get(path))
  return [...loaded]
}

export const shellTexts = (repository: Repository): Finding => ({
  offences: getLoaded(repository, start).flatMap((source) =>
    getUses(source).flatMap(({ scope, key, line }) => {
      const namespace = scope?.split('.')[0]
      if (!namespace || known.has(namespace)) return []
      const why = `t('${key}') asks for the dictionary '${namespace}', which not every page has, but the shell around every page loads this file: say it in a dictionary of shellNamespaces (i18n/namespaces.ts), or move it out of this file`
      return [{ file: source.path, line, why }]
    }),
  ),
})

if (import.meta.main) await report({ shellTexts })
