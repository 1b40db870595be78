// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { useState } from 'react'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { VerificationCard } from '#components/moderation/dashboard/VerificationCard.tsx'
import type { Verification } from '#contracts/moderation.ts'
import { showScreen } from './accountScreens.tsx'
import { lucia } from './members.ts'

const server = setupServer()
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
afterAll(() => server.close())
afterEach(() => {
  cleanup()
  server.resetHandlers()
})

const first: Verification = {
  id: lucia.id,
  user: lucia,
  ongId: 'G-1',
  state: 'waiting',
  document: 'https://brota.example/first.pdf',
  askedAt: '2026-01-01T00:00:00.000Z',
}
const newer = { ...first, document: 'https://brota.example/newer.pdf', askedAt: '2026-01-02T00:00:00.000Z' }

/** A card that the list, read again, gives newer documents. */
function Listed() {
  const [verification, setVerification] = useState(first)
  return (
    <>
      <button type="button" onClick={() => setVerification(newer)}>
        Newer ones come
      </button>
      <VerificationCard verification={verification} onDecided={() => {}} />
    </>
  )
}

it('A decision names the documents that the moderator opened, also when the list has newer ones by then', async () => {
  const sent: unknown[] = []
  server.use(
    http.put('http://localhost:3000/api/moderation/verify/:id', async ({ request }) => {
      sent.push(await request.json())
      return HttpResponse.json({ error: 'Newer documents sent', message: '' }, { status: 409 })
    }),
  )
  await showScreen(<Listed />, 'en')
  const documents = screen.getByRole('link', { name: /See the documents/ })
  fireEvent.click(documents)
  fireEvent.click(screen.getByRole('button', { name: 'Newer ones come' }))
  expect(documents.getAttribute('href')).toBe(newer.document)
  const verify = screen.getByRole('button', { name: /^Verify/ })
  fireEvent.click(verify)
  await waitFor(() => expect(sent).toMatchObject([{ askedAt: first.askedAt, state: 'waiting' }]))
  await waitFor(() => expect(verify.getAttribute('aria-busy')).not.toBe('true'))
  fireEvent.click(documents)
  fireEvent.click(verify)
  await waitFor(() => expect(sent).toMatchObject([{ askedAt: first.askedAt }, { askedAt: newer.askedAt }]))
})
