// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { ApplicantsScreen } from '#components/jobs/applicants/ApplicantsScreen.tsx'
import { toast } from '#components/ui/states/toast.ts'
import type { Applicant, ApplicationsInput, DecideApplicationsInput } from '#contracts/applications.ts'
import { limits } from '#contracts/limits.ts'
import { applicationStatuses } from '#contracts/lists.ts'
import { brand } from '#lib/brand.ts'
import { providePublicConfig, publicConfigDefaults } from '#lib/publicConfig.ts'
import { showScreen } from './accountScreens.tsx'
import { buildApplicant, buildOffer, gardenId } from './applicants.ts'

const minute = 60_000
const storageKey = `${brand.slug}.chosen.${gardenId}`

/** What the server knows: tests change it as another window would. */
let applicants: Applicant[] = []
let vacancies: number | null = null
const decided = vi.fn()

const decideHere = (one: Applicant, status: Applicant['status']): Applicant => ({
  ...one,
  status,
  undoUntil: status === 'pending' ? null : new Date(Date.now() + 10 * minute).toISOString(),
})
const named = (name: string, changes: Partial<Applicant> = {}): Applicant => {
  const built = buildApplicant(changes)
  return { ...built, user: { ...built.user, name } }
}
const countOf = (status: Applicant['status']) => applicants.filter((one) => one.status === status).length

const jobs = 'http://localhost:3000/api/jobs'
const server = setupServer(
  http.get(`${jobs}/job/:id`, () => {
    const counts = { applications: 0, accepted: 0, refused: 0, pending: 0, favorites: 0, views: 0 }
    return HttpResponse.json(
      buildOffer({ vacancies, counts: { ...counts, waitlisted: 0, taken: countOf('accepted') } }),
    )
  }),
  http.post<never, Partial<ApplicationsInput>>(`${jobs}/job/application`, async ({ request }) => {
    const { ids = [], page = 1, limit = limits.pageSize.default } = await request.json()
    const matching = ids.length > 0 ? applicants.filter(({ id }) => ids.includes(id ?? '')) : applicants
    const counts = Object.fromEntries(applicationStatuses.map((status) => [status, countOf(status)]))
    return HttpResponse.json({
      data: matching.slice((page - 1) * limit, page * limit),
      meta: { total: matching.length, page, limit, pages: Math.ceil(matching.length / limit) },
      counts: { all: applicants.length, shortlisted: 0, ...counts },
    })
  }),
  http.put(`${jobs}/job/application/shortlist`, () => new HttpResponse(null, { status: 204 })),
  http.put<{ id: string }, Pick<Applicant, 'status'>>(
    `${jobs}/job/application/:id`,
    async ({ params, request }) => {
      const { status } = await request.json()
      applicants = applicants.map((one) => (one.id === params.id ? decideHere(one, status) : one))
      return HttpResponse.json(applicants.find(({ id }) => id === params.id))
    },
  ),
  http.post<never, DecideApplicationsInput>(`${jobs}/job/application/decide`, async ({ request }) => {
    const input = await request.json()
    decided(input)
    const isUndo = input.status === 'pending'
    const changed = applicants.filter(
      ({ id, status }) => input.ids.includes(id) && (status === 'pending') !== isUndo,
    )
    applicants = applicants.map((one) => (changed.includes(one) ? decideHere(one, input.status) : one))
    const data = applicants.filter(({ id }) => changed.some((one) => one.id === id))
    return HttpResponse.json({ data, again: 0, skipped: input.ids.length - data.length })
  }),
)
const told = vi.spyOn(toast, 'success')
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
afterAll(() => server.close())
beforeEach(() => {
  providePublicConfig({ ...publicConfigDefaults, undoSeconds: 600 })
  told.mockReset().mockImplementation(() => {})
  decided.mockReset()
  sessionStorage.clear()
  const desktop = { addEventListener: vi.fn(), removeEventListener: vi.fn(), matches: true }
  vi.stubGlobal('matchMedia', () => desktop)
  vacancies = null
  applicants = ['Ada Lluch', 'Bea Mora', 'Cai Nolla'].map((name) => named(name))
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const open = async () => {
  await showScreen(<ApplicantsScreen />, 'en', { id: gardenId })
  await screen.findByRole('checkbox', { name: 'Choose Ada Lluch' })
}
const choose = (name: string) => fireEvent.click(screen.getByRole('checkbox', { name: `Choose ${name}` }))
const chooseAll = () =>
  fireEvent.click(screen.getByRole('checkbox', { name: 'Choose everyone on this page' }))
const bar = () => within(screen.getByRole('region', { name: 'Chosen people' }))
const press = (name: string) => fireEvent.click(bar().getByRole('button', { name }))
const confirm = async (name: string) => {
  const question = await screen.findByRole('alertdialog')
  fireEvent.click(within(question).getByRole('button', { name }))
}
const tab = (name: RegExp) => screen.getByRole('button', { name }).textContent

it('The undo of a bulk decision takes back only what it changed', async () => {
  await open()
  chooseAll()
  // Another window refuses one of them meanwhile.
  applicants = applicants.map((one, index) => (index === 0 ? decideHere(one, 'refused') : one))
  press('Accept')
  await confirm('Accept')
  await waitFor(() => expect(told).toHaveBeenCalledOnce())
  const [text, options] = told.mock.lastCall ?? []
  expect(text).toBe('2 new volunteers. 1 was withdrawn or decided meanwhile.')
  options?.undo?.onUndo()
  await waitFor(() =>
    expect(applicants.map(({ status }) => status)).toEqual(['refused', 'pending', 'pending']),
  )
  expect(decided.mock.lastCall?.[0].ids).toHaveLength(2)
})

it('The tabs count a single decision and its undo at once', async () => {
  await open()
  expect(tab(/^Pending/)).toBe('Pending3')
  fireEvent.click(screen.getByRole('button', { name: 'Refuse Ada Lluch' }))
  await confirm('Refuse')
  await waitFor(() => expect([tab(/^Pending/), tab(/^Refused/)]).toEqual(['Pending2', 'Refused1']))
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }))
  await waitFor(() => expect([tab(/^Pending/), tab(/^Refused/)]).toEqual(['Pending3', 'Refused0']))
})

it('Who accepts one more person than there are places is asked to add one', async () => {
  vacancies = 1
  applicants = applicants.map((one, index) => (index === 0 ? decideHere(one, 'accepted') : one))
  await open()
  await waitFor(() => expect(tab(/^Accepted/)).toBe('Accepted1'))
  fireEvent.click(screen.getByRole('button', { name: 'Accept Bea Mora' }))
  await confirm('Accept and add 1 place')
  await waitFor(() => expect(told).toHaveBeenCalledOnce())
  expect(decided.mock.lastCall?.[0]).toMatchObject({ ids: [applicants[1]?.id], raisePlaces: 1 })
})

it('Accepted people are chosen again, and what can still be undone is undone together', async () => {
  applicants = applicants.map((one, index) => (index < 2 ? decideHere(one, 'accepted') : one))
  await open()
  chooseAll()
  press('Undo 2 decisions')
  await waitFor(() => expect(told).toHaveBeenCalledWith('2 applications are pending again.'))
  expect(applicants.every(({ status }) => status === 'pending')).toBe(true)
  expect(screen.queryByRole('region', { name: 'Chosen people' })).toBeNull()
})

it('Those who are decided are neither decided again nor shortlisted', async () => {
  applicants = applicants.map((one, index) => (index < 2 ? decideHere(one, 'accepted') : one))
  await open()
  choose('Ada Lluch')
  choose('Bea Mora')
  expect(bar().getByRole('status').textContent).toBe('2 chosen · none pending')
  for (const name of ['Accept', 'Refuse', 'Shortlist'])
    expect(bar().queryByRole('button', { name }), name).toBeNull()
  expect(screen.queryByRole('button', { name: 'Shortlist Ada Lluch' })).toBeNull()
  choose('Cai Nolla')
  expect(bar().getByRole('status').textContent).toBe('3 chosen · 1 pending')
  press('Shortlist')
  await waitFor(() => expect(told.mock.lastCall?.[0]).toBe('1 person shortlisted.'))
})

it('What another window decided about the chosen counts as soon as this one knows it', async () => {
  vacancies = 1
  await open()
  chooseAll()
  applicants = applicants.map((one, index) => (index > 0 ? decideHere(one, 'refused') : one))
  // An act on this page reads the list again.
  fireEvent.click(screen.getByRole('button', { name: 'Shortlist Ada Lluch' }))
  await waitFor(() => expect(tab(/^Refused/)).toBe('Refused2'))
  expect(bar().getByRole('status').textContent).toBe('3 chosen · 1 pending · 1 place left')
  press('Accept')
  const question = await screen.findByRole('alertdialog', { name: 'Accept 1 person?' })
  expect(question.textContent).not.toContain('place')
})

it('The chosen stay on the way to a profile and back, also those of other pages', async () => {
  applicants = Array.from({ length: 25 }, (_, index) => named(index === 0 ? 'Ada Lluch' : `Person ${index}`))
  sessionStorage.setItem(storageKey, JSON.stringify([applicants[24]?.id, 'withdrawn']))
  await open()
  await waitFor(() => expect(bar().getByRole('status').textContent).toBe('1 chosen'))
  choose('Ada Lluch')
  expect(bar().getByRole('status').textContent).toBe('2 chosen')
  cleanup()
  await open()
  await waitFor(() => expect(bar().getByRole('status').textContent).toBe('2 chosen'))
  press('Accept')
  const question = await screen.findByRole('alertdialog', { name: 'Accept 2 people?' })
  expect(question.textContent).toContain('Person 24 and Ada Lluch')
})

it('Choosing more than one act allows says how many that are', async () => {
  applicants = Array.from({ length: 310 }, (_, index) => named(index === 0 ? 'Ada Lluch' : `Person ${index}`))
  const others = applicants.slice(11).map(({ id }) => id)
  sessionStorage.setItem(storageKey, JSON.stringify(others))
  await open()
  await waitFor(() => expect(bar().getByRole('status').textContent).toBe('299 chosen'))
  choose('Ada Lluch')
  await waitFor(() =>
    expect(bar().getByRole('status').textContent).toBe('300 chosenAt most 300 people can be chosen at once.'),
  )
})

it('Everybody who was found is chosen from one page, and decided on together', async () => {
  applicants = Array.from({ length: 120 }, (_, index) => named(index === 0 ? 'Ada Lluch' : `Person ${index}`))
  await open()
  expect(screen.queryByRole('button', { name: 'Choose all 120 found' })).toBeNull()
  chooseAll()
  const button = screen.getByRole('button', { name: 'Choose all 120 found' })
  button.focus()
  fireEvent.click(button)
  await waitFor(() => expect(bar().getByRole('status').textContent).toBe('120 chosen'))
  expect(button.isConnected).toBe(false)
  await waitFor(() => expect(document.activeElement).not.toBe(document.body))
  press('Accept')
  await confirm('Accept')
  await waitFor(() => expect(told.mock.lastCall?.[0]).toBe('120 new volunteers.'))
  expect(decided.mock.lastCall?.[0].ids).toEqual(applicants.map(({ id }) => id))
})

it('Of more than one act allows, the first are chosen', async () => {
  applicants = Array.from({ length: 310 }, (_, index) => named(index === 0 ? 'Ada Lluch' : `Person ${index}`))
  await open()
  chooseAll()
  fireEvent.click(screen.getByRole('button', { name: 'Choose the first 300 found' }))
  await waitFor(() => expect(bar().getByRole('status').textContent).toContain('300 chosen'))
  expect(screen.queryByRole('button', { name: /Choose .* found/ })).toBeNull()
})
