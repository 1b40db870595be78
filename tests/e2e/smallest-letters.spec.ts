import { withFlags } from '../../playwright.config.ts'
import { expect, test } from './pages/visit.ts'

// What somebody chooses as the smallest letters in the browser's settings: twice the usual ones.
test.use({ launchOptions: withFlags('--blink-settings=minimumFontSize=32') })

test('A guest with large letters scrolls no page of a narrow phone sideways', async ({ visit }) => {
  for (const language of ['en', 'es']) {
    const phone = await visit({
      ...{ place: 'town', language, viewport: { width: 320, height: 640 }, isMobile: true },
    })
    for (const path of ['/', '/jobs', '/login', '/register', '/faq', '/entities', '/donate', '/contact']) {
      await phone.goto(path)
      const width = await phone.evaluate(() => document.documentElement.scrollWidth)
      expect.soft(width, `pixels of ${path} in ${language}`).toBeLessThanOrEqual(320)
    }
  }
})
