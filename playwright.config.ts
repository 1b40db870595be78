import { defineConfig } from '@playwright/test'

const executablePath = process.env.CHROMIUM ?? '/usr/bin/chromium-headless-shell'

export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** The browser of the tests with further flags. */
export const withFlags = (...flags: string[]) => ({ executablePath, args: [...chromiumFlags, ...flags] })

/** Browser tests against the production build, with an app of their own (tests/e2e/setup/app.ts). */
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: '.build/playwright',
  globalSetup: './tests/e2e/setup/app.ts',
  workers: 2,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // A shared machine is slow at times; only a story that fails each time is broken.
  retries: process.env.CI ? 2 : 0,
  timeout: 240_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  use: {
    locale: 'en-GB',
    timezoneId: 'Europe/Madrid',
    actionTimeout: 15_000,
    navigationTimeout: 30_000,
    screenshot: 'only-on-failure',
    launchOptions: withFlags(),
  },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1440, height: 900 } } },
    {
      name: 'phone',
      testMatch: 'main-story.spec.ts',
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
  ],
})
