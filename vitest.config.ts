import { configDefaults, defineConfig } from 'vitest/config'
import type { ProjectConfig } from 'vitest/node'
import { getMissingPackages, missingText } from './scripts/cluster/packages.ts'
import { hasSwift } from './scripts/swift/index.ts'

const oneMinute = 60_000

/** For tests that import the server. */
const execArgv = ['--import', './server/quickImports.ts']

/** Tests with a database server of their own, or that ask more of HTTP than of the server behind DATABASE_URL. */
const withoutDatabaseUrl = [
  'tests/api/platform/db/embedded.test.ts',
  'tests/api/platform/db/replicas.test.ts',
  'tests/api/platform/http/hostile.test.ts',
  'tests/api/platform/page/hostile.test.ts',
  'tests/api/media/bombs.test.ts',
]

/** Slow tests that ask little of SQL, so that they do not run on the old server. */
const notOnOldServer = [
  'tests/api/access.test.ts',
  'tests/api/moderation/moderators.test.ts',
  'tests/api/platform/{files,limits,mail}/**/*.test.ts',
  'tests/api/reference/**/*.test.ts',
]

/** Tests of plans and statements, which depend on the server and its pooler, of backups, migrations, HTTP and the queue. */
const onBothServers = [
  'tests/api/**/*{plan,statements}*.test.ts',
  'tests/search/**/*.test.ts',
  'tests/api/platform/{db,http,queue}/**/*.test.ts',
]

const { DATABASE_URL, OLD_DATABASE_URL } = process.env
const allEndpoints = ['tests/{api,search}/**/*.test.ts']

/** The endpoint tests of this run, and those among them that it leaves out. */
function chooseEndpoints(): { include: string[]; exclude: string[] } {
  if (!OLD_DATABASE_URL) return { include: allEndpoints, exclude: DATABASE_URL ? withoutDatabaseUrl : [] }
  // Where there are two servers, most tests run on the old one behind a pooler, which asks more of the statements; the
  // stories in browsers, the faults and the attacks run on the embedded one.
  if (DATABASE_URL === OLD_DATABASE_URL)
    return { include: allEndpoints, exclude: [...withoutDatabaseUrl, ...notOnOldServer] }
  return { include: [...withoutDatabaseUrl, ...notOnOldServer, ...onBothServers], exclude: [] }
}
const endpoints = chooseEndpoints()

/** The tests of files, which run once more with a bucket in place of the disk. */
const filesTests = ['tests/api/media/**/*.test.ts', 'tests/s3/**/*.test.ts']
/** Tests of what only a disk has, or that ask nothing of stored files. */
const onDiskOnly = ['tests/api/media/{bombs,instances,plans}.test.ts']

/** Machines without the packages skip them; in CI their absence is a failure. */
const withBucket = hasSwift() || process.env.CI ? filesTests : []
if (withBucket.length === 0)
  process.stderr.write('The tests with a bucket are skipped: apt-get install python3-swift memcached\n')

const missing = getMissingPackages()
const withCluster = missing.length === 0 || process.env.CI ? ['tests/cluster/**/*.test.ts'] : []
if (withCluster.length === 0)
  process.stderr.write(`The tests of a cluster are skipped. ${missingText(missing)}\n`)

/**
 * The unit tests of screens and of what asks for a browser's globals: each file has a thread of its own, since modules
 * remember what they have read of them. The others share a process, which imports the modules once.
 */
const ofBrowsers = [
  'tests/unit/**/*.test.tsx',
  'tests/unit/{chat-outbox,http,http-refresh,live-tabs,save-file}.test.ts',
]

const unit = ({ exclude = [], ...test }: ProjectConfig) => ({
  extends: true as const,
  test: {
    retry: process.env.CI ? 1 : 0,
    exclude: [...configDefaults.exclude, ...exclude],
    environment: 'node' as const,
    // As in next.config.js: messages are compiled in advance.
    alias: [{ find: /^use-intl\/format-message$/, replacement: 'use-intl/format-message/format-only' }],
    server: { deps: { inline: ['next-intl', 'use-intl'] } },
    testTimeout: oneMinute / 2,
    ...test,
  },
})

export default defineConfig({
  oxc: { jsx: { runtime: 'automatic' } },
  test: {
    projects: [
      unit({ name: 'unit', include: ['tests/unit/**/*.test.ts'], exclude: ofBrowsers, isolate: false }),
      unit({
        name: 'unit-screens',
        include: ofBrowsers,
        // A thread starts sooner than a process.
        pool: 'threads',
        setupFiles: ['tests/unit/screenSetup.ts'],
      }),
      {
        extends: true,
        test: {
          name: 'api',
          retry: process.env.CI ? 1 : 0,
          include: endpoints.include,
          exclude: [...configDefaults.exclude, ...endpoints.exclude],
          globalSetup: ['tests/api/setup/global.ts'],
          pool: 'forks',
          execArgv,
          maxWorkers: 2,
          // A process imports the server once for all its files, which saves a third of the time; each file has an app of
          // its own, with its own database.
          isolate: false,
          testTimeout: oneMinute,
          // Hooks fill databases with many rows, which takes minutes on a busy machine.
          hookTimeout: 5 * oneMinute,
        },
      },
      {
        extends: true,
        test: {
          name: 's3',
          retry: process.env.CI ? 1 : 0,
          include: withBucket,
          exclude: [...configDefaults.exclude, ...onDiskOnly],
          globalSetup: ['tests/api/setup/global.ts', 'tests/api/setup/bucket.ts'],
          pool: 'forks',
          execArgv,
          maxWorkers: 2,
          isolate: false,
          testTimeout: oneMinute,
          hookTimeout: 5 * oneMinute,
        },
      },
      {
        extends: true,
        test: {
          // Needs the finished build: it starts the production server.
          name: 'fault',
          retry: process.env.CI ? 1 : 0,
          include: ['tests/fault/**/*.test.ts'],
          globalSetup: ['tests/fault/globalSetup.ts'],
          pool: 'forks',
          execArgv,
          isolate: false,
          testTimeout: 6 * oneMinute,
          hookTimeout: 2 * oneMinute,
        },
      },
      {
        extends: true,
        test: {
          // Needs the finished build: it loads the production site.
          name: 'bench',
          include: ['tests/bench/**/*.test.ts'],
          pool: 'forks',
          testTimeout: 6 * oneMinute,
        },
      },
      {
        extends: true,
        test: {
          // Needs the finished build: each file starts a site of several machines.
          name: 'cluster',
          include: withCluster,
          pool: 'forks',
          execArgv,
          fileParallelism: false,
          isolate: false,
          testTimeout: 3 * oneMinute,
          hookTimeout: 3 * oneMinute,
        },
      },
      {
        extends: true,
        test: {
          // Needs the finished build: it attacks the production site from outside.
          name: 'attack',
          include: ['tests/attack/**/*.test.ts'],
          globalSetup: ['tests/attack/globalSetup.ts'],
          pool: 'forks',
          fileParallelism: false,
          isolate: false,
          testTimeout: process.env.ATTACK === 'long' ? 20 * oneMinute : oneMinute,
          hookTimeout: 2 * oneMinute,
        },
      },
    ],
  },
})
