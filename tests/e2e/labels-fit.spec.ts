import type { Locator } from '@playwright/test'
import { languages } from '../../contracts/languages.ts'
import { written } from '../unit/written.ts'
import { someOffer } from './pages/demoTown.ts'
import { arrive, newPerson } from './pages/people.ts'
import { expect, test } from './pages/visit.ts'

const viewport = { width: 360, height: 740 }

const boxOf = async (button: Locator) => (await button.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }

/** These stand side by side, and each label is on one line. */
async function expectOneRow(buttons: Locator[], where: string): Promise<void> {
  const boxes = await Promise.all(buttons.map(boxOf))
  expect.soft(new Set(boxes.map(({ y, height }) => y + height / 2)).size, `rows of ${where}`).toBe(1)
  for (const { height } of boxes) expect.soft(height, `pixels of a button of ${where}`).toBeLessThan(60)
}

/** The width of a placeholder in that of its field. */
const shareOfField = (field: Locator): Promise<number> =>
  field.evaluate((area: HTMLTextAreaElement) => {
    const look = getComputedStyle(area)
    const pen = document.createElement('canvas').getContext('2d')
    if (!pen) return 0
    pen.font = `${look.fontSize} ${look.fontFamily}`
    const inside =
      area.clientWidth - Number.parseFloat(look.paddingLeft) - Number.parseFloat(look.paddingRight)
    return pen.measureText(area.placeholder).width / inside
  })

for (const language of languages) {
  test(`On a small phone the labels of the offer for guests fit their buttons (${language})`, async ({
    visit,
  }) => {
    const phone = await visit({ place: 'town', language, viewport })
    await phone.goto(`/job/${await someOffer(phone)}`)
    const { detail } = await written(language, 'jobs')
    const { login } = await written(language, 'account')
    const bar = phone.locator('[data-foot]')
    await expectOneRow(
      [bar.getByText(detail.apply, { exact: true }), bar.getByText(login.submit, { exact: true })],
      'the bar',
    )
  })

  test(`On a small phone the labels of the feed fit, and the list that is open is in view (${language})`, async ({
    visit,
  }) => {
    const phone = await visit({ language, viewport })
    await arrive(phone, 'volunteer', newPerson('Ada Lluch'))
    const { composer } = await written(language, 'posts')
    await phone.goto('/feed')
    const card = phone.getByRole('region', { name: composer.label })
    await expectOneRow(
      [composer.addMedia, composer.publish].map((name) => card.getByRole('button', { name, exact: true })),
      'the composer',
    )
    await phone.goto('/jobs/applied')
    const { search } = await written(language, 'jobs')
    const open = phone
      .getByRole('link', { name: search.applied, exact: true })
      .and(phone.locator('[aria-current]'))
    const { x, width } = await boxOf(open)
    expect(x, 'left edge').toBeGreaterThanOrEqual(0)
    expect(x + width, 'right edge').toBeLessThanOrEqual(viewport.width)
  })

  test(`On a small phone the field of a post asks an organisation a whole question (${language})`, async ({
    visit,
  }) => {
    const phone = await visit({ language, viewport })
    await arrive(phone, 'organisation', newPerson('Huerto Vivo'))
    await phone.goto('/feed')
    const { composer } = await written(language, 'posts')
    const field = phone.getByRole('region', { name: composer.label }).getByRole('textbox')
    expect(await shareOfField(field), 'of the field').toBeLessThanOrEqual(1)
  })
}
