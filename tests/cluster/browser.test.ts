import { join } from 'node:path'
import { expect, it } from 'vitest'
import { findChromium } from '../../scripts/lib/chromium.mjs'
import { runQuietly } from '../../scripts/lib/run.mjs'
import { openCluster } from './setup/site.ts'

const site = openCluster({ RATE_LIMITS: 'off', MAIL_UNDO_SECONDS: '3' })

/** Runs the stories that these words of the command line choose, in a browser at the address of nginx. */
async function tellStories(...words: string[]): Promise<void> {
  const { code, output } = await runQuietly(
    'playwright',
    ['test', '--project=desktop', '--workers=1', '--retries=1', '--reporter=line', ...words],
    {
      CHROMIUM: await findChromium(),
      NODE_ENV: 'test',
      STORY_ORIGIN: site.cluster.origin,
      STORY_DATA: join(site.folder, 'worker'),
    },
  )
  expect(code, output).toBe(0)
}

it(
  'The main story works in a browser whose requests reach the machines in turn',
  () => tellStories('tests/e2e/main-story.spec.ts'),
  170_000,
)

it(
  'So does the story of two people who connect, read each other and talk',
  () => tellStories('tests/e2e/social-story.spec.ts'),
  170_000,
)

it(
  'So do the stories of connecting',
  () => tellStories('tests/e2e/friends.spec.ts', '--grep', 'connected once|declined once'),
  170_000,
)
