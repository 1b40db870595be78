import type { Use } from './translations.ts'

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
const pattern = (path: string) => new RegExp(`^${path.split('*').map(escaped).join('.+')}$`)

/** The keys that all screens and modules use. */
export type UsedKeys = {
  whole: Set<string>
  patterns: RegExp[]
  anywhere: Set<string>
  openScopes: string[]
  words: Set<string>
}

export function findUsedKeys(uses: Use[], words: Set<string>): UsedKeys {
  const known = uses.filter(({ key }) => key !== '*')
  const scoped = known.flatMap(({ scope, key }) => (scope === null ? [] : [`${scope}.${key}`]))
  return {
    whole: new Set(scoped.filter((path) => !path.includes('*'))),
    patterns: [...new Set(scoped.filter((path) => path.includes('*')))].map(pattern),
    anywhere: new Set(known.flatMap(({ scope, key }) => (scope === null ? [key] : []))),
    openScopes: [
      ...new Set(uses.flatMap(({ scope, key }) => (key === '*' && scope !== null ? [scope] : []))),
    ],
    words,
  }
}

export function isUsed(path: string, { whole, patterns, anywhere, openScopes, words }: UsedKeys): boolean {
  if (whole.has(path) || patterns.some((one) => one.test(path))) return true
  if ([...anywhere].some((key) => pattern(`*.${key}`).test(path))) return true
  return openScopes.some((scope) => path.startsWith(`${scope}.`) && words.has(path.slice(scope.length + 1)))
}
