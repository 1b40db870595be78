import { expect, test } from 'vitest'
import { limits, strayIn, tooHeavy, tooLarge } from '../../scripts/check/bundle.ts'
import { bundledSources } from '../../scripts/check/lib/bundledSources.ts'
import { getFileSizes, getFirstLoad } from '../../scripts/check/lib/firstLoad.ts'
import { getFolder } from './lintFixture.ts'

test('The size of a page is that of its scripts and the shared ones, each file once, gzipped, without styles', () => {
  const manifest = {
    pages: {
      '/_app': ['static/app.js', 'static/app.css', 'static/both.js'],
      '/jobs': ['static/jobs.js', 'static/both.js'],
    },
    rootMainFiles: [],
    polyfillFiles: ['static/polyfills.js'],
    lowPriorityFiles: ['static/buildManifest.js'],
  }
  const text = 'x'.repeat(10_000)
  const dist = getFolder({
    'build-manifest.json': JSON.stringify(manifest),
    'static/app.js': text,
    'static/both.js': text,
    'static/jobs.js': text,
    'static/buildManifest.js': text,
  })
  const { shared, pages } = getFirstLoad(dist)
  const one = shared / 3
  expect(one).toBeLessThan(100)
  expect(pages).toEqual({ '/jobs': 4 * one })
})

test('Each size limit is enforced', () => {
  const bytes = { shared: limits.shared * 1_000, jobs: 175_000, page: limits.page * 1_000 }
  const light = { shared: bytes.shared, pages: { '/jobs': bytes.jobs, '/my-jobs': bytes.page } }
  expect(tooHeavy(light)).toEqual([])
  const heavy = { shared: bytes.shared + 1, pages: { '/jobs': bytes.jobs + 1, '/my-jobs': bytes.page + 1 } }
  expect(tooHeavy(heavy).map((why) => why.split(' ')[0])).toEqual(['shared', '/jobs', '/my-jobs'])
})

test('A file of scripts that loads later has a limit, too', () => {
  const dist = getFolder({ 'static/chunks/map.js': 'x'.repeat(10_000), 'static/app.css': 'x' })
  expect(Object.keys(getFileSizes(dist))).toEqual(['chunks/map.js'])
  expect(tooLarge({ 'chunks/map.js': limits.file * 1_000 })).toEqual([])
  expect(tooLarge({ 'chunks/map.js': limits.file * 1_000 + 1 })).toEqual([
    expect.stringContaining('chunks/map.js has 300.0 kB'),
  ])
})

test('A build that contains server code is rejected, by the names in its source maps', () => {
  const createSourceMap = (...files: string[]) =>
    JSON.stringify({ sources: files.map((file) => `webpack://brota/${file}`) })
  const dist = (more: string) =>
    getFolder({
      'server/pages/_app.js.map': createSourceMap('./pages/_app.tsx', './node_modules/next/server/a.js'),
      'server/chunks/7.js.map': createSourceMap('webpack/bootstrap', './lib/dates.ts', `./${more}`),
    })
  expect(strayIn(bundledSources(dist('components/ui/Card.tsx')))).toEqual([])
  for (const path of ['server/platform/index.ts', 'pages/api/health.ts'])
    expect(strayIn(bundledSources(dist(path)))).toEqual([expect.stringContaining(`${path} is bundled`)])
  expect(strayIn(bundledSources(getFolder({ 'server/pages/_app.js': '' })))).toEqual([
    expect.stringContaining('name no page'),
  ])
})
