// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { HiddenUserScreen } from '#components/account/profile/HiddenUserScreen.tsx'
import { BlockedPeople, MutedPeople } from '#components/moderation/SetAsidePeople.tsx'
import { toast } from '#components/ui/states/toast.ts'
import { Viewer } from '#hooks/session/session.ts'
import { showScreen } from './accountScreens.tsx'
import { lucia } from './members.ts'

const api = 'http://localhost:3000/api'
/** An account that is suspended, which has no name for others. */
const nameless = { id: 'mateo', name: '', provider: false, city: '', country: '', config: { avatar: '' } }
let ended: string[] = []
const end = (what: string) => () => {
  ended.push(what)
  return new HttpResponse(null, { status: 204 })
}
const server = setupServer(
  http.get(`${api}/moderation/blocks`, () => HttpResponse.json([nameless])),
  http.get(`${api}/moderation/mutes`, () => HttpResponse.json([nameless])),
  http.delete(`${api}/moderation/block/mateo`, end('block')),
  http.delete(`${api}/moderation/mute/mateo`, end('mute')),
  http.get(`${api}/account/user/mateo`, () => HttpResponse.json({ error: 'Not found' }, { status: 404 })),
)
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
afterAll(() => server.close())
const success = vi.spyOn(toast, 'success')
beforeEach(() => {
  ended = []
  success.mockReset()
})
afterEach(cleanup)

const show = (part: React.ReactNode) => showScreen(<Viewer value={lucia}>{part}</Viewer>, 'en')
const press = async (name: string) =>
  act(async () => fireEvent.click(await screen.findByRole('button', { name })))

it('The page of a blocked account without a name says so, and unblocks it', async () => {
  await show(<HiddenUserScreen id="mateo" />)
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe(
    'You blocked an unavailable account',
  )
  await press('Unblock')
  await waitFor(() => expect(ended).toEqual(['block']))
  await waitFor(() => expect(success).toHaveBeenCalledWith('You unblocked an unavailable account'))
})

it('The lists of blocked and muted accounts say so too, and end both', async () => {
  await show(
    <>
      <BlockedPeople />
      <MutedPeople />
    </>,
  )
  await waitFor(() => expect(screen.getAllByText('Account unavailable')).toHaveLength(2))
  await press('Unblock an unavailable account')
  await press('Unmute an unavailable account')
  await waitFor(() => expect(ended.sort()).toEqual(['block', 'mute']))
  await waitFor(() => expect(success).toHaveBeenCalledWith('You hear from an unavailable account again'))
})
