import { rm } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { createDataDir, type RunningApp, startApp } from '../runningApp.ts'
import { choose, field, logIn } from './pages/account.ts'
import { image } from './pages/files.ts'
import { addImages, fillBasic, fillPeriod, next, publish } from './pages/jobForm.ts'
import { applicant } from './pages/jobs.ts'
import { expectAccessible, expectNoOverflow } from './pages/look.ts'
import { applyTo, arrive, getCookie, newPerson, type Person, signInAs, through } from './pages/people.ts'
import { expect, test } from './pages/visit.ts'
import { mailTo } from './setup/mailbox.ts'

let dataDir: string
let app: RunningApp

// Decisions of this story can be undone for longer than those of the others.
test.beforeAll(async () => {
  dataDir = await createDataDir('desk')
  app = await startApp(dataDir, { MAIL_UNDO_SECONDS: '15' })
})

test.afterAll(async () => {
  await app?.stop()
  if (dataDir) await rm(dataDir, { recursive: true, force: true })
})

const howMany = 40
const places = 5

/** Signs forty volunteers up, who apply; each fourth one is interested in what the offer is about. Returns those ten and others. */
async function applyAll(browser: Page, jobId: string): Promise<{ fitting: Person[]; others: Person[] }> {
  const fitting: Person[] = []
  const others: Person[] = []
  for (let number = 1; number <= howMany; number += 1) {
    const fits = number % 4 === 0
    const letters = String.fromCharCode(97 + (number % 26), 97 + Math.floor(number / 26))
    const person = newPerson(`${fits ? 'Fits' : 'Comes'} X${letters}`)
    await browser.context().clearCookies({ name: /^brota\.(?!language)/ })
    await arrive(browser, 'volunteer', person, dataDir)
    if (fits) await likeOlderPeople(browser, person)
    await applyTo(browser, jobId, `I am ${person.name}.`)
    ;(fits ? fitting : others).push(person)
  }
  return { fitting, others }
}

const likeOlderPeople = (browser: Page, { name }: Person) =>
  through(browser).put('/api/account/settings', {
    ...{ name, country: 'ES', city: 'Valencia', provider: false, age: 29, sex: '', state: '', privacy: true },
    config: { categories: 'social-service', work_shift: 'sat-m', about: 'I listen.' },
  })

/** Signs in somebody else on this device. */
async function enter(browser: Page, person: Person | undefined): Promise<void> {
  if (!person) throw new Error('nobody of that name applied')
  await browser.context().clearCookies({ name: /^brota\.(?!language)/ })
  await browser.goto('/login')
  await logIn(browser, person)
  await expect(browser).toHaveURL(/\/(feed|dashboard)/)
}

for (const { width, viewport } of [
  { width: 'a desktop', viewport: { width: 1440, height: 900 } },
  { width: 'a phone', viewport: { width: 390, height: 844 } },
])
  test(`On ${width} an organisation writes an offer on two devices and chooses among forty applicants, and one moves up from the waiting list`, async ({
    visit,
  }) => {
    test.slow()
    const open = () => visit({ viewport, origin: app.origin })
    const [office, home, crowd] = [await open(), await open(), await visit({ origin: app.origin })]
    await arrive(office, 'organisation', newPerson('Casa Olmo'), dataDir)
    const offer = { title: `Read aloud on ${width}`, about: 'We read and talk.', question: 'Why you?' }
    let jobId = ''

    await test.step('it is written on two devices, with a reload in between, previewed and published', async () => {
      await office.goto('/my-jobs/new')
      await fillBasic(office, offer)
      await expect(office.getByText(/^Saved as a draft at /)).toBeVisible()
      await office.reload()
      await expect(field(office, 'Title')).toHaveValue(offer.title)
      await signInAs(home, office)
      await home.goto('/my-jobs?status=draft')
      await home.getByRole('link', { name: offer.title }).click()
      await next(home)
      await choose(home, 'Older people')
      await next(home)
      await fillPeriod(home)
      await field(home, 'Places').fill(String(places))
      await next(home)
      await choose(home, 'Teamwork')
      await next(home)
      await addImages(home, await image('cover.jpg', '#1b7a4b'), [await image('book.jpg', '#d9c58b')])
      await expect(home.getByRole('button', { name: /^Remove (Cover image|Image )/ })).toHaveCount(2)
      await next(home)
      await field(home, 'Question 1').fill(offer.question)
      await home.getByRole('button', { name: 'Preview' }).click()
      const preview = home.getByRole('dialog', { name: 'What others will see' })
      await expect(preview.frameLocator('iframe').getByRole('heading', { name: offer.title })).toBeVisible()
      await preview.getByRole('button', { name: 'Close' }).click()
      await publish(home)
      jobId = new URL(home.url()).pathname.split('/').at(-1) ?? ''
    })

    const { fitting, others } = await applyAll(crowd, jobId)
    await office.goto(`/my-jobs/${jobId}/applicants`)
    const people = office.getByRole('main').getByRole('article').getByRole('heading')
    const tab = (name: string | RegExp) => office.getByRole('button', { name }).first()
    const bar = office.getByRole('region', { name: 'Chosen people' })
    const pick = async (names: readonly string[]) => {
      for (const name of names)
        await office.getByRole('checkbox', { name: `Choose ${name}`, exact: true }).press('Space')
    }
    const names = fitting.map(({ name }) => name)

    await test.step('sorted by what fits, ten are shortlisted', async () => {
      await expect(tab(/^Pending/)).toHaveText(`Pending${howMany}`)
      await office.getByRole('combobox', { name: 'Sort by' }).selectOption('Best fit first')
      await expect(people.nth(0)).toHaveText(/^Fits/)
      await expect(people.nth(9)).toHaveText(/^Fits/)
      await pick(names)
      await expect(bar).toContainText(`10 chosen · ${places} places left`)
      await expectAccessible(office, 'ten chosen applicants')
      await expectNoOverflow(office, 'ten chosen applicants')
      await bar.getByRole('button', { name: 'Shortlist' }).click()
      await tab(/^Shortlisted/).click()
      await expect(people).toHaveCount(10)
    })

    await test.step('three are compared', async () => {
      await pick(names.slice(0, 3))
      await bar.getByRole('button', { name: 'Compare' }).click()
      const compared = office.getByRole('region', { name: 'Compare applicants' })
      await expect(compared.getByRole('article')).toHaveCount(3)
      await expectAccessible(office, 'three compared applicants')
      await expectNoOverflow(office, 'three compared applicants')
      await compared.getByRole('button', { name: 'Back to the applicants' }).click()
      await expect(people).toHaveCount(10)
    })

    const [first = '', , , fourth = '', fifth = '', sixth = ''] = names
    await test.step('five are accepted at once, and one of them is taken back', async () => {
      await pick([fourth, fifth])
      await expect(bar).toContainText('5 chosen')
      await bar.getByRole('button', { name: 'Accept' }).click()
      const question = office.getByRole('alertdialog', { name: 'Accept 5 people?' })
      await expect(question).toContainText(first)
      await question.getByRole('button', { name: 'Accept', exact: true }).click()
      await tab(/^Accepted/).click()
      await expect(people).toHaveCount(5)
      await applicant(office, fifth).getByRole('button', { name: 'Undo', exact: true }).click()
      await expect(tab(/^Accepted/)).toHaveText('Accepted4')
    })

    await test.step('another one takes that place, and the offer is full', async () => {
      await tab(/^Pending/).click()
      await office.getByRole('textbox', { name: 'Search by name' }).fill(sixth)
      await office.getByRole('textbox', { name: 'Search by name' }).press('Enter')
      await applicant(office, sixth)
        .getByRole('button', { name: `Accept ${sixth}` })
        .click()
      await office.getByRole('alertdialog').getByRole('button', { name: 'Accept', exact: true }).click()
      await expect(office.getByText(`${sixth} is one of your volunteers now.`)).toBeVisible()
      // The counts are those of the search.
      await expect(tab(/^Accepted/)).toHaveText('Accepted1')
      await office.goto(`/my-jobs/${jobId}/applicants`)
      await expect(tab(/^Accepted/)).toHaveText('Accepted5')
    })

    await test.step('volunteers see what became of their applications', async () => {
      const sofa = await open()
      const read = async (person: Person | undefined, state: RegExp) => {
        await enter(sofa, person)
        await sofa.goto('/jobs/applied')
        await expect(sofa.getByRole('main').getByRole('article')).toContainText(state)
      }
      // Nobody learns of a decision before it can no longer be undone.
      await mailTo(fitting[0]?.email ?? '', /^You were accepted/, dataDir)
      await read(fitting[0], /You are in/)
      await read(others[0], /Application sent/)
      await expectAccessible(sofa, 'the applications of a volunteer')
      await expectNoOverflow(sofa, 'the applications of a volunteer')
    })

    await test.step('who waits for a place is told when one is free, and says yes', async () => {
      const sofa = await open()
      const iris = newPerson('Iris Waits')
      await arrive(sofa, 'volunteer', iris, dataDir)
      await sofa.goto(`/job/${jobId}`)
      await sofa.getByRole('button', { name: 'Join the waiting list' }).filter({ visible: true }).click()
      const dialog = sofa.getByRole('dialog', { name: `Join the waiting list of “${offer.title}”` })
      await dialog.getByRole('textbox', { name: offer.question }).fill('I read well.')
      await dialog.getByRole('button', { name: 'Join the waiting list' }).click()
      await expect(sofa.getByText('You are on the waiting list.')).toBeVisible()
      const leaves = await open()
      await enter(leaves, fitting[0])
      await through(office).remove(`/api/jobs/volunteers/${await getCookie(leaves, 'brota.user_id')}`)
      await mailTo(iris.email, /A place is free in/, dataDir)
      await sofa.goto('/jobs/applied')
      await sofa.getByRole('button', { name: 'Yes, I want the place' }).filter({ visible: true }).click()
      await expect(sofa.getByRole('main').getByRole('article')).toContainText('Application sent')
      await office.goto(`/my-jobs/${jobId}/applicants?status=pending&query=Iris`)
      await expect(applicant(office, 'Iris Waits')).toContainText('A place is held')
      await expectNoOverflow(office, 'who moved up')
    })
  })
