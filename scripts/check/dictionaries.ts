// All languages have the same keys with the same arguments, no key is missing and none is unused.

import { languages } from '#contracts/languages.ts'
import { getRules, getTables, type Tables, tableKeys } from './lib/contractTables.ts'
import { type Dictionary, getArguments, getKeyLine, readDictionary } from './lib/dictionaries.ts'
import { report } from './lib/report.ts'
import { type Finding, type Offence, product, type Repository } from './lib/repository.ts'
import { getUses, getWords, type Use } from './lib/translations.ts'
import { findUsedKeys, isUsed, type UsedKeys } from './lib/usedKeys.ts'

const base = 'es'
const others = languages.filter((language) => language !== base)
const getFile = (language: string, namespace: string) => `i18n/${language}/${namespace}.ts`

const getNames = (repository: Repository, language: string) =>
  repository.under(`i18n/${language}`).flatMap(({ path }) => /^i18n\/\w+\/([^/]+)\.ts$/.exec(path)?.[1] ?? [])

function argumentsOrFault(
  message: string,
): { takes: string; fault?: never } | { fault: string; takes?: never } {
  try {
    return { takes: getArguments(message) }
  } catch (error) {
    return { fault: error instanceof Error ? error.message : String(error) }
  }
}

/** How one message differs from the Spanish one, or null. */
function difference(message: string, spanish: string | undefined): string | null {
  const own = argumentsOrFault(message)
  if (own.fault) return `is no ICU message (${own.fault})`
  const expected = spanish === undefined ? own : argumentsOrFault(spanish)
  return expected.takes === undefined || expected.takes === own.takes
    ? null
    : `takes ${own.takes}, in Spanish ${expected.takes}: the screen passes the same to each`
}

function compare(
  repository: Repository,
  file: string,
  spanishFile: string,
  own: Dictionary,
  spanish: Dictionary,
): Offence[] {
  const missing = [...spanish.keys()].filter((key) => !own.has(key))
  const differing = [...own].flatMap(([key, message]) => {
    const why = spanish.has(key)
      ? difference(message, spanish.get(key))
      : `is not in ${spanishFile}: remove it, or say it there first`
    return why ? [{ file, line: getKeyLine(repository, file, key), why: `'${key}' ${why}` }] : []
  })
  const why = (key: string) => `'${key}' is missing: say it in this language too (${spanishFile} has it)`
  return [...missing.map((key) => ({ file, line: 1, why: why(key) })), ...differing]
}

async function languageOffences(
  repository: Repository,
  namespace: string,
  spanish: Dictionary,
): Promise<Offence[]> {
  const spanishFile = getFile(base, namespace)
  const offences = await Promise.all(
    [base, ...others].map(async (language) => {
      const file = getFile(language, namespace)
      const own = await readDictionary(repository, file)
      if (own) return compare(repository, file, spanishFile, own, spanish)
      return [
        {
          file,
          line: 1,
          why: `the dictionary is missing: ${spanishFile} has ${spanish.size} keys to say in '${language}'`,
        },
      ]
    }),
  )
  return offences.flat()
}

type Base = Map<string, Dictionary>

function missingOffences(repository: Repository, dictionaries: Base, tables: Tables): Offence[] {
  const fromTables = [...dictionaries].flatMap(([namespace, dictionary]) =>
    tableKeys(namespace, dictionary, tables)
      .filter((key) => !dictionary.has(key))
      .map((key) => ({
        file: getFile(base, namespace),
        line: 1,
        why: `'${key}' is missing: contracts/${namespace}.ts names it, people have to read it`,
      })),
  )
  const { lists } = tables
  const ids = new Set(Object.values(lists).flat())
  const validation = dictionaries.get('validation')
  const fromRules = getRules(repository).filter(
    ({ key }) => validation && !validation.has(key) && !ids.has(key),
  )
  return [
    ...fromTables,
    ...fromRules.map(({ key, file, line }) => ({
      file,
      line,
      why: `the rule '${key}' has no sentence: say it in ${getFile(base, 'validation')} and its sisters`,
    })),
  ]
}

function usedButMissing(file: string, uses: Use[], dictionaries: Base): Offence[] {
  return uses.flatMap(({ scope, key, line }) => {
    if (scope === null || key.includes('*')) return []
    const [namespace = '', ...rest] = `${scope}.${key}`.split('.')
    const dictionary = dictionaries.get(namespace)
    // A missing dictionary is reported once, by layout.ts.
    if (!dictionary || dictionary.has(rest.join('.'))) return []
    const why = `t('${key}') asks for '${rest.join('.')}', which ${getFile(base, namespace)} does not say: add it in all four languages`
    return [{ file, line, why }]
  })
}

function unusedOffences(
  repository: Repository,
  dictionaries: Base,
  usedKeys: UsedKeys,
  tables: Tables,
): Offence[] {
  return [...dictionaries].flatMap(([namespace, dictionary]) => {
    const named = new Set(tableKeys(namespace, dictionary, tables))
    // Rules of the contracts, and fields in errors of modules, contain the key of their sentence.
    const isNamed = (key: string) => named.has(key) || (namespace === 'validation' && usedKeys.words.has(key))
    const file = getFile(base, namespace)
    return [...dictionary.keys()]
      .filter((key) => !isNamed(key) && !isUsed(`${namespace}.${key}`, usedKeys))
      .map((key) => ({
        file,
        line: getKeyLine(repository, file, key),
        why: `nobody asks for '${key}': remove it in all four languages`,
      }))
  })
}

export async function dictionaries(repository: Repository): Promise<Finding> {
  const namespaces = [...new Set([base, ...others].flatMap((language) => getNames(repository, language)))]
  const read = namespaces.map(
    async (name) =>
      [name, (await readDictionary(repository, getFile(base, name))) ?? new Map<string, string>()] as const,
  )
  const spanish: Base = new Map(await Promise.all(read))
  const tables = await getTables(repository)
  const sources = repository.under(...product).filter(({ path }) => !/^i18n\/\w+\//.test(path))
  const used = sources.map((source) => ({ file: source.path, uses: getUses(source) }))
  const usedKeys = findUsedKeys(
    used.flatMap(({ uses }) => uses),
    new Set(sources.flatMap(getWords)),
  )
  const spoken = await Promise.all(
    [...spanish].map(([name, keys]) => languageOffences(repository, name, keys)),
  )
  return {
    offences: [
      ...spoken.flat(),
      ...missingOffences(repository, spanish, tables),
      ...used.flatMap(({ file, uses }) => usedButMissing(file, uses, spanish)),
      ...unusedOffences(repository, spanish, usedKeys, tables),
    ],
  }
}

if (import.meta.main) await report({ dictionaries })
