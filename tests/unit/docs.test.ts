import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

const page = readFileSync('docs/coverage.md', 'utf8')
const rows = page
  .split('\n')
  .filter((line) => line.startsWith('| ') && !/^\| (promise|---)/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, promise = '', shown = '']) => ({ promise, shown }))

const kinds: Record<string, string[]> = {
  unit: ['tests/unit/%.test.ts', 'tests/unit/%.test.tsx'],
  api: ['tests/api/%.test.ts'],
  e2e: ['tests/e2e/%.spec.ts'],
  fault: ['tests/fault/%.test.ts'],
  check: ['scripts/check/%.ts'],
}

function exists(test: string): boolean {
  const [kind = '', name = ''] = test.split('/')
  return (kinds[kind] ?? []).some((pattern) => existsSync(pattern.replace('%', name)))
}

describe('docs/coverage.md', () => {
  test('has a table of promises', () => expect(rows.length).toBeGreaterThan(100))

  test.each(rows)('$promise: names tests that exist, or says that it is open', ({ shown }) => {
    const tests = [...shown.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name)
    expect(tests.length > 0 || shown.startsWith('open')).toBe(true)
    expect(tests.filter((name) => !exists(name))).toEqual([])
  })
})
