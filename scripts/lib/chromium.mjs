import { existsSync } from 'node:fs'
import { runQuietly } from './run.mjs'

/** Chromium without windows, which Debian has as a package of its own: a browser that draws none takes half the time. */
const withoutWindows = '/usr/bin/chromium-headless-shell'
const usualPlaces = [
  withoutWindows,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** The path of a Chromium: CHROMIUM, installed from Debian's packages, or the system's. Throws when there is none. */
export async function findChromium() {
  if (process.env.CHROMIUM && existsSync(process.env.CHROMIUM)) return process.env.CHROMIUM
  if (!existsSync(withoutWindows) && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    await runQuietly('apt-get', ['update'])
    await runQuietly(
      'apt-get',
      ['install', '-y', '--no-install-recommends', 'chromium', 'chromium-headless-shell'],
      {
        DEBIAN_FRONTEND: 'noninteractive',
      },
    )
  }
  const found = usualPlaces.find((path) => existsSync(path))
  if (found) return found
  throw new Error(
    'The browser tests need Chromium. Install it (Debian: apt-get install chromium-headless-shell) or set CHROMIUM to its path.',
  )
}
