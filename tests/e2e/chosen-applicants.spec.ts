import type { Page } from '@playwright/test'
import { chooseApplicants, openApplicants } from './pages/applicants.ts'
import { applicant } from './pages/jobs.ts'
import { expectAccessible, expectNoOverflow } from './pages/look.ts'
import { getCookie, through } from './pages/people.ts'
import { expect, test, type Visit } from './pages/visit.ts'

const names = ['Ada Lluch', 'Bea Mora', 'Cai Nolla', 'Dan Oliva']
const desktop: Visit = { viewport: { width: 1440, height: 900 } }
const phone: Visit = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

for (const { width, size } of [
  { width: 'a desktop', size: desktop },
  { width: 'a phone', size: phone },
]) {
  test(`On ${width} an organisation shortlists, writes to and refuses several people, and reads who was decided meanwhile`, async ({
    visit,
  }) => {
    const { office, jobId, sofas } = await openApplicants(visit, size, names)
    const tab = (name: string | RegExp) => office.getByRole('button', { name })

    await test.step('The chosen stay chosen on the way to a profile and back', async () => {
      const bar = await chooseApplicants(office, names.slice(1, 3))
      await expect(bar).toContainText('2 chosen')
      await expectNoOverflow(office, 'chosen applicants')
      await expectAccessible(office, 'chosen applicants')
      await applicant(office, 'Bea Mora').getByRole('link', { name: 'Bea Mora', exact: true }).click()
      await expect(office).toHaveURL(/\/user\//)
      await office.goBack()
      await expect(bar).toContainText('2 chosen')
      await expect(office.getByRole('checkbox', { name: 'Choose Bea Mora' })).toBeChecked()
    })

    await test.step('They are shortlisted together', async () => {
      const bar = office.getByRole('region', { name: 'Chosen people' })
      await bar.getByRole('button', { name: 'Shortlist', exact: true }).click()
      await expect(office.getByText('2 people shortlisted.')).toBeVisible()
      await expect(bar).toBeHidden()
      await expect(tab(/^Shortlisted/).first()).toHaveText('Shortlisted2')
    })

    await test.step('Two get the same message, each in a conversation of their own', async () => {
      const bar = await chooseApplicants(office, names.slice(0, 2))
      await bar.getByRole('button', { name: 'Message', exact: true }).click()
      const dialog = office.getByRole('dialog', { name: 'Write to 2 people' })
      await expect(dialog).toContainText('Ada Lluch and Bea Mora')
      await expectAccessible(office, 'a message to several')
      await dialog.getByRole('textbox', { name: 'Message' }).fill('We meet at nine.')
      await dialog.getByRole('button', { name: 'Send' }).click()
      await expect(office.getByText('Message sent to 2 people.')).toBeVisible()
      const host = await getCookie(office, 'brota.user_id')
      const [ada] = sofas
      if (!ada) throw new Error('nobody applied')
      await ada.goto(`/chat?userId=${host}`)
      await expect(ada.getByText('We meet at nine.').filter({ visible: true }).first()).toBeVisible()
    })

    await test.step('Of four that are refused one was accepted in another window', async () => {
      await office.getByRole('checkbox', { name: 'Choose everyone on this page' }).press('Space')
      const bar = office.getByRole('region', { name: 'Chosen people' })
      await expect(bar).toContainText('4 chosen')
      const { data } = (await through(office).post('/api/jobs/job/application', { job_id: jobId })) as {
        data: { id: string }[]
      }
      await through(office).put(`/api/jobs/job/application/${data[0]?.id}`, { status: 'accepted' })
      await bar.getByRole('button', { name: 'Refuse' }).click()
      const question = office.getByRole('alertdialog', { name: 'Refuse 4 people?' })
      await question.getByRole('button', { name: 'Refuse' }).click()
      await expect(
        office.getByText('3 applications refused. 1 was withdrawn or decided meanwhile.'),
      ).toBeVisible()
      await expect(tab(/^Refused/)).toHaveText('Refused3')
      await expect(tab(/^Accepted/)).toHaveText('Accepted1')
    })
  })

  test(`On ${width} three and four applicants are compared by the arrow keys`, async ({ visit }) => {
    const { office } = await openApplicants(visit, size, names)
    for (const count of [3, 4]) {
      const bar = await chooseApplicants(office, names.slice(0, count))
      await expect(bar).toContainText(`${count} chosen`)
      await bar.getByRole('button', { name: 'Compare' }).click()
      const { list, card } = await getCompared(office, count)
      for (const name of names.slice(0, count))
        await expect(async () => {
          if (name !== names[0]) await list.press('ArrowRight')
          await expect(card(name)).toBeInViewport({ ratio: 0.2, timeout: 1_000 })
        }).toPass()
      await expectNoOverflow(office, `${count} compared applicants`)
      await expectAccessible(office, `${count} compared applicants`)
      await office.getByRole('button', { name: 'Back to the applicants' }).click()
      await bar.getByRole('button', { name: 'Clear selection' }).click()
    }
  })
}

test('On a small phone a comparison is seen from its beginning, however far down the last was chosen', async ({
  visit,
}) => {
  const { office } = await openApplicants(visit, { ...phone, viewport: { width: 320, height: 640 } }, names)
  const bar = await chooseApplicants(office, names)
  await bar.getByRole('button', { name: 'Compare' }).click()
  await getCompared(office, 4)
  await expect(office.getByRole('heading', { name: 'Compare applicants' })).toBeInViewport({ ratio: 1 })
})

test('On a phone four compared applicants are seen by swiping', async ({ visit }) => {
  const { office } = await openApplicants(visit, phone, names)
  const bar = await chooseApplicants(office, names)
  await bar.getByRole('button', { name: 'Compare' }).click()
  const { list, card } = await getCompared(office, 4)
  await expect(office.getByText('Swipe to see the next person.')).toBeVisible()
  await expect(card('Bea Mora')).not.toBeInViewport({ ratio: 0.2 })
  const box = await list.boundingBox()
  if (!box) throw new Error('the compared are not shown')
  await office.bringToFront()
  for (const name of names.slice(1)) {
    await swipeLeft(office, { y: box.y + 60, width: box.width })
    await expect(card(name)).toBeInViewport({ ratio: 0.2 })
  }
})

/** A finger that goes from the right to the left. */
async function swipeLeft(page: Page, { y, width }: { y: number; width: number }): Promise<void> {
  const devTools = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
    devTools.send('Input.dispatchTouchEvent', { type, touchPoints: x === undefined ? [] : [{ x, y }] })
  const steps = 20
  await touch('touchStart', width * 0.95)
  for (let step = 1; step <= steps; step += 1)
    await touch('touchMove', width * (0.95 - (0.85 * step) / steps))
  await touch('touchEnd')
  await devTools.detach()
}

async function getCompared(office: Page, count: number) {
  const compared = office.getByRole('region', { name: 'Compare applicants' })
  await expect(compared.getByRole('article')).toHaveCount(count)
  const list = compared.getByRole('list', { name: 'Compare applicants' })
  return { list, card: (name: string) => compared.getByRole('article').filter({ hasText: `I am ${name}.` }) }
}
