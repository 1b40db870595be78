import { join } from 'node:path'
import { expect, it } from 'vitest'
import { findChromium } from '../../scripts/lib/chromium.mjs'
import { runQuietly } from '../../scripts/lib/run.mjs'
import { openCluster } from './setup/site.ts'

const site = openCluster({ RATE_LIMITS: 'off', MAIL_UNDO_SECONDS: '3' })

/** Runs the stories of these files, or at these lines, in a browser at the address of nginx. */
async function tellStories(...stories: string[]): Promise<void> {
  const { code, output } = await runQuietly(
    'playwright',
    ['test', '--project=desktop', '--workers=1', '--retries=1', '--reporter=line', ...stories],
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

it('So does the story of two people who connect', () => tellStories('tests/e2e/friends.spec.ts'), 170_000)
