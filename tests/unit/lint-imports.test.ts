import { execFile } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { relative, resolve } from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, it, test } from 'vitest'
import { imports } from '../../scripts/check/imports.ts'
import { moduleOrder } from '../../scripts/check/lib/modules.ts'
import { findOffences, getFolder } from './lintFixture.ts'

const run = promisify(execFile)

describe('imports', () => {
  const refused: [name: string, path: string, text: string, why: RegExp][] = [
    [
      'component -> service',
      'components/jobs/Card.tsx',
      `import { apply } from '#services/jobs.ts'`,
      /hooks\/<noun>/,
    ],
    [
      'component -> server type',
      'components/a/B.tsx',
      `import type { A } from '#server/a/index.ts'`,
      /components call hooks/,
    ],
    [
      'lazy component -> service',
      'components/a/B.tsx',
      `const a = () => import('#services/jobs.ts')`,
      /components call hooks/,
    ],
    [
      'ui -> another component',
      'components/ui/Box.tsx',
      `import { Card } from '../jobs/Card.tsx'`,
      /no word of the domain/,
    ],
    [
      'ui -> contract',
      'components/ui/Box.tsx',
      `import { skills } from '#contracts/lists.ts'`,
      /no word of the domain/,
    ],
    [
      'hook -> component',
      'hooks/jobs.ts',
      `import { toast } from '#components/ui/states/toast.ts'`,
      /markup belongs in components/,
    ],
    [
      'service -> hook',
      'services/jobs.ts',
      `import { useMe } from '#hooks/session/session.ts'`,
      /state belongs in hooks/,
    ],
    [
      'lib -> server',
      'lib/dates.ts',
      `import { platform } from '#server/platform/index.ts'`,
      /know neither side/,
    ],
    [
      'server -> component',
      'server/modules/jobs/a.ts',
      `import { Card } from '#components/ui/Card.tsx'`,
      /knows no screen/,
    ],
    ['server -> React', 'server/modules/jobs/a.ts', `import { useState } from 'react'`, /is for the browser/],
    ['component -> pg', 'components/jobs/Card.tsx', `import pg from 'pg'`, /is for the server/],
    [
      'lib -> node:fs',
      'lib/text.ts',
      `import { readdirSync, readFileSync } from 'node:fs'`,
      /is for the server/,
    ],
    ['component -> axios', 'components/jobs/Card.tsx', `import axios from 'axios'`, /only in services/],
    [
      'page -> service',
      'pages/jobs.tsx',
      `import { listJobs } from '#services/jobs.ts'`,
      /calls belong in hooks/,
    ],
    [
      'page -> inside of a module',
      'pages/jobs.tsx',
      `import { findJob } from '#server/modules/jobs/queries.ts'`,
      /Next bundles what a page imports/,
    ],
    [
      'page -> operation',
      'pages/jobs.tsx',
      `import { listJobs } from '#server/modules/jobs/listJobs.ts'`,
      /Next bundles what a page imports/,
    ],
    [
      'page -> code of the app that it asks',
      'pages/_page.ts',
      `import { type RequestApp } from '#server/requestApp.ts'`,
      /imports the types of/,
    ],
    [
      'server -> globalThis',
      'server/modules/jobs/a.ts',
      `const a = Object.assign(globalThis, { a: 1 })`,
      /on globalThis/,
    ],
    ['server -> global', 'server/platform/a.ts', `export const a = global.fetch`, /on globalThis/],
    [
      'module -> operation of another',
      'server/modules/account/a.ts',
      `import { listJobs } from '#server/modules/jobs/listJobs.ts'`,
      /server\/modules\/jobs\/index\.ts/,
    ],
    [
      'endpoint -> component',
      'pages/api/jobs/x.ts',
      `import { Card } from '#components/ui/Card.tsx'`,
      /an endpoint names/,
    ],
    [
      'module -> tables of another',
      'server/modules/jobs/queries.ts',
      `import { accounts } from '#server/modules/account/tables.ts'`,
      /inside the module account/,
    ],
    [
      'module -> relative into another',
      'server/modules/jobs/a.ts',
      `import { find } from '../account/queries.ts'`,
      /inside the module account/,
    ],
    [
      'module -> work of another',
      'server/modules/jobs/a.ts',
      `import { tasks } from '../account/work.ts'`,
      /inside the module account/,
    ],
    [
      'module -> module above it',
      'server/modules/account/a.ts',
      `import { workTogether } from '#server/modules/jobs/index.ts'`,
      /account stands below jobs .*ports\.ts/,
    ],
    [
      'module -> types of a module above it',
      'server/modules/friends/a.ts',
      `import type { SystemMessage } from '../chat/index.ts'`,
      /friends stands below chat/,
    ],
    [
      'tables -> tables of a module above them',
      'server/modules/account/tables.ts',
      `import { ratings } from '../ratings/tables.ts'`,
      /account stands below ratings/,
    ],
    [
      'module without a place -> module',
      'server/modules/surveys/a.ts',
      `import { findUserCards } from '#server/modules/account/index.ts'`,
      /the module surveys has no place in the order/,
    ],
    [
      'module -> module without a place',
      'server/modules/posts/a.ts',
      `import { listSurveys } from '#server/modules/surveys/index.ts'`,
      /the module surveys has no place in the order/,
    ],
    [
      'platform -> module',
      'server/platform/mail/index.ts',
      `import { readMe } from '#server/modules/account/index.ts'`,
      /knows no module/,
    ],
  ]
  it.each(refused)('The import check rejects %s', async (_, path, text, why) => {
    expect(await findOffences(imports, { [path]: text })).toEqual([expect.stringMatching(why)])
  })

  test('Imports in the allowed direction pass', async () => {
    const files = {
      'pages/jobs.tsx': `import { Jobs } from '#components/jobs/Jobs.tsx'
import type { PageOptions } from '#server/requestApp.ts'
import { page } from '#pages/_page.ts'
import '#styles/globals.css'`,
      'server/requestApp.ts': `import { searchJobs } from '#server/modules/jobs/search/searchJobs.ts'`,
      'pages/api/jobs/search.ts': `import { searchJobs } from '#server/modules/jobs/search/searchJobs.ts'
import { endpoint } from '#server/platform/http/index.ts'`,
      'components/jobs/Jobs.tsx': `import { useJobs } from '#hooks/jobs.ts'\nimport type { Job } from '#contracts/jobs.ts'`,
      'components/ui/Box.tsx': `import type { Picture } from '#contracts/shapes.ts'`,
      'hooks/jobs.ts': `import useSWR from 'swr'\nimport { listJobs } from '#services/jobs.ts'`,
      'services/jobs.ts': `import axios from 'axios'\nimport type { Job } from '#contracts/jobs.ts'`,
      'server/modules/jobs/index.ts': `import { findUsers } from '#server/modules/account/index.ts'`,
      'server/modules.ts': `import { tasks } from '#server/modules/account/work.ts'`,
      'server/modules/ratings/tables.ts': `import { accounts } from '../account/tables.ts'`,
      'server/platform/db/schema.ts': `export * from '../../modules/account/tables.ts'`,
    }
    expect(await findOffences(imports, files)).toEqual([])
  })

  test('Every module has a place in the order, which the architecture page shows', () => {
    expect(moduleOrder.toSorted()).toEqual(readdirSync('server/modules').sort())
    const page = readFileSync('docs/architecture.md', 'utf8').replace(/\s+/g, ' ')
    expect(page).toContain(moduleOrder.join(' < '))
  })
})

describe('circular imports', () => {
  /** The imports, as `file:line`, that Biome finds with this repository’s configuration. */
  async function findCircles(files: Record<string, string>): Promise<string[]> {
    const imports = { '#*': './*' }
    const root = getFolder({
      ...files,
      'biome.json': readFileSync('biome.json', 'utf8'),
      'package.json': JSON.stringify({ type: 'module', imports }),
    })
    const options = ['lint', '--only=suspicious/noImportCycles', '--vcs-enabled=false', '--reporter=github']
    const { stdout } = await run(resolve('node_modules/.bin/biome'), [...options, '.'], { cwd: root }).catch(
      (failed) => failed,
    )
    return [...String(stdout).matchAll(/noImportCycles,file=([^,]+),line=(\d+)/g)].map(
      ([, file = '', line]) => `${relative(root, file)}:${line}`,
    )
  }

  it('Biome finds circular imports, however the files name each other', async () => {
    const circle = {
      'lib/a.ts': `export * from './b.ts'`,
      'lib/b.ts': `import { c } from './c.ts'\nexport const b = () => c`,
      'lib/c.ts': `import { a } from '#lib/a.ts'\nexport const c = () => a`,
    }
    expect((await findCircles(circle)).sort()).toEqual(['lib/a.ts:1', 'lib/b.ts:1', 'lib/c.ts:1'])
  })

  it('A circle of type imports alone is allowed', async () => {
    const files = {
      'lib/a.ts': `import type { B } from './b.ts'\nexport const a = (b: B) => b`,
      'lib/b.ts': `import { a } from './a.ts'\nexport type B = number\nexport const b = a`,
      'lib/c.ts': `import { d } from './d.ts'\nexport const c = () => d`,
      'lib/d.ts': `import { c } from './c.ts'\nexport const d = () => c`,
    }
    expect((await findCircles(files)).sort()).toEqual(['lib/c.ts:1', 'lib/d.ts:1'])
  })
})
