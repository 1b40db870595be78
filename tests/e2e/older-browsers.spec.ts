import type { Page } from '@playwright/test'
import { comeAs } from './pages/demoTown.ts'
import { expect, test, type Visit } from './pages/visit.ts'

const schemes = [
  { colorScheme: 'light', brand: 'rgb(27, 122, 75)', paper: 'rgb(250, 248, 244)' },
  { colorScheme: 'dark', brand: 'rgb(92, 201, 143)', paper: 'rgb(18, 23, 20)' },
] as const

/** Makes the site's styles read as by a browser from before May 2024. */
async function forgetLightDark(page: Page): Promise<void> {
  await page.route('**/*.css', async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replaceAll('light-dark(', 'unknown(')
    await route.fulfill({ response, body })
  })
}

for (const { colorScheme, brand, paper } of schemes)
  test(`A browser that cannot choose colours by the scheme shows the ${colorScheme} ones`, async ({
    visit,
  }) => {
    const how: Visit = { colorScheme }
    const desk = await visit(how)
    await forgetLightDark(desk)
    await desk.goto('/jobs')
    await expect(desk.getByRole('button', { name: 'Create account' })).toHaveCSS('background-color', brand)
    await expect(desk.locator('body')).toHaveCSS('background-color', paper)
    await desk.goto('/')
    await expect(desk.locator('body')).toHaveCSS('background-color', paper)
  })

test('A browser without popovers opens the menu once the page is alive', async ({ visit }) => {
  const desk = await visit({ place: 'town' })
  await desk.addInitScript(() => {
    Reflect.deleteProperty(HTMLElement.prototype, 'popover')
    Element.prototype.matches = new Proxy(Element.prototype.matches, {
      apply: (matches, element, [selectors]) => {
        if (String(selectors).includes(':popover-open')) throw new DOMException('no selector', 'SyntaxError')
        return Reflect.apply(matches, element, [selectors])
      },
    })
  })
  await comeAs(desk, 'lucia')
  await desk.goto('/feed')
  await desk.getByRole('button', { name: 'Menu' }).click()
  await expect(desk.getByRole('menuitem', { name: 'Settings' })).toBeVisible()
})
