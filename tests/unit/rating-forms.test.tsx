// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { useState } from 'react'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { OwnRating } from '#components/ratings/OwnRating.tsx'
import { RatingCard } from '#components/ratings/RatingCard.tsx'
import { toast } from '#components/ui/states/toast.ts'
import type { Rating } from '#contracts/ratings.ts'
import { providePublicConfig, publicConfigDefaults } from '#lib/publicConfig.ts'
import { showScreen } from './accountScreens.tsx'
import { huertoVivo, lucia } from './members.ts'

const rating: Rating = {
  id: '01890000-0000-7000-8000-0000000000e1',
  author: { ...lucia, config: { avatar: '' } },
  ...{ rate: 4, comment: 'We planted leeks.', createdAt: '2026-01-01T00:00:00.000Z', editedAt: null },
  answer: null,
  can: { answer: true, report: false },
}
const server = setupServer(
  http.post('http://localhost:3000/api/account/ratings/:id', () => HttpResponse.json(rating)),
  http.put('http://localhost:3000/api/account/ratings/:id/answer', () => HttpResponse.json(rating)),
)
const told = vi.spyOn(toast, 'success')
beforeAll(() => {
  providePublicConfig(publicConfigDefaults)
  server.listen()
})
afterAll(() => server.close())
beforeEach(() => told.mockReset().mockImplementation(() => {}))
afterEach(cleanup)

const names = ['common', 'ratings', 'validation', 'errors'] as const
const press = async (name: string) => {
  const button = await screen.findByRole('button', { name })
  button.focus()
  fireEvent.click(button)
}
const type = async (text: string) =>
  fireEvent.change(await screen.findByRole('textbox'), { target: { value: text } })
const own = () => screen.getByRole('region', { name: 'Your review' })
/** The focus is in this box after its parts have replaced one another. */
const staysIn = async (getBox: () => HTMLElement) =>
  waitFor(() => expect(getBox().contains(document.activeElement)).toBe(true))

const showOwn = (mine: Rating | null = { ...rating, can: { answer: false, report: false } }) =>
  showScreen(<OwnRating user={huertoVivo} mine={mine} />, 'en', {}, names)
const showOthers = () => showScreen(<RatingCard rating={rating} />, 'en', {}, names)

it('Cancelling a changed rating asks before it is lost, an unchanged one is closed at once', async () => {
  await showOwn()
  await press('Edit')
  await type('We planted beans.')
  await press('Cancel')
  expect((await screen.findByRole('alertdialog')).textContent).toContain('Leave without saving?')
  fireEvent.click(screen.getByRole('button', { name: 'Stay here' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect((screen.getByRole('textbox') as HTMLTextAreaElement).value).toBe('We planted beans.')
  await type(rating.comment)
  await press('Cancel')
  expect(await screen.findByText(rating.comment)).toBeTruthy()
  expect(screen.queryByRole('textbox')).toBeNull()
})

it('Cancelling an answer asks, and the one who leaves continues by keyboard at the rating', async () => {
  await showOthers()
  await press(`Answer ${lucia.name}`)
  await type('Come again!')
  await press('Cancel')
  await screen.findByRole('alertdialog')
  fireEvent.click(screen.getByRole('button', { name: 'Leave without saving' }))
  expect(await screen.findByRole('button', { name: `Answer ${lucia.name}` })).toBeTruthy()
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  await staysIn(() => screen.getByRole('article'))
})

it('The focus stays at one’s own rating after Edit, Cancel and Save', async () => {
  await showOwn()
  await press('Edit')
  await screen.findByRole('textbox')
  await staysIn(own)
  await press('Cancel')
  await screen.findByText(rating.comment)
  await staysIn(own)
  await press('Edit')
  await type('We planted beans.')
  await press('Save changes')
  await screen.findByText(rating.comment)
  await staysIn(own)
})

/** The panel around, which shows the rating once it is sent. */
function Panel() {
  const [mine, setMine] = useState<Rating | null>(null)
  told.mockImplementation(() => {
    setMine({ ...rating, can: { answer: false, report: false } })
  })
  return <OwnRating user={huertoVivo} mine={mine} />
}

it('The focus stays there after the first rating is sent', async () => {
  await showScreen(<Panel />, 'en', {}, names)
  await screen.findByRole('textbox')
  fireEvent.click(screen.getAllByRole('radio').at(-1) as HTMLElement)
  await press('Send review')
  await screen.findByText(rating.comment)
  await staysIn(own)
})

it('A published answer is announced, and the focus stays at its rating', async () => {
  await showOthers()
  await press(`Answer ${lucia.name}`)
  await type('Come again!')
  await press('Publish answer')
  await waitFor(() => expect(told).toHaveBeenCalledWith('Your answer was published.'))
  await staysIn(() => screen.getByRole('article'))
})
