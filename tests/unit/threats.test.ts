import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const folders: Record<string, string[]> = {
  unit: ['tests/unit/%.test.ts', 'tests/unit/%.test.tsx'],
  api: ['tests/api/%.test.ts'],
  e2e: ['tests/e2e/%.spec.ts'],
  fault: ['tests/fault/%.test.ts'],
  attack: ['tests/attack/%.test.ts'],
  bench: ['tests/bench/%.test.ts'],
  check: ['scripts/check/%.ts'],
}

const rows = readFileSync('docs/threats.md', 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('|') && !/^\| (asset|---)/.test(line))
  .map((line) => ({ line, cells: line.replace(/^\|\s*|\s*\|$/g, '').split(/\s*\|\s*/) }))

function exists(test: string): boolean {
  const [folder = '', ...path] = test.split('/')
  return (folders[folder] ?? []).some((pattern) => existsSync(pattern.replace('%', path.join('/'))))
}

describe('docs/threats.md', () => {
  it('The threats page has a table of threats', () => expect(rows.length).toBeGreaterThan(50))

  it('The threats page names each threat once', () => {
    const threats = rows.map(({ cells }) => cells.slice(0, 3).join(' · '))
    expect(threats.filter((threat, index) => threats.indexOf(threat) !== index)).toEqual([])
  })

  it.each(rows)('A threat has all its cells and names existing tests: $line', ({ cells }) => {
    expect(cells).toHaveLength(5)
    expect(cells.filter((cell) => cell === '')).toEqual([])
    const [, , , control = '', shown = ''] = cells
    const tests = [...shown.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name)
    expect(tests.filter((name) => !exists(name))).toEqual([])
    // A threat without a control has no test, and the reverse.
    expect(tests.length > 0).toBe(!control.startsWith('Not yet'))
    if (tests.length === 0) expect(shown).toBe('none')
  })
})
