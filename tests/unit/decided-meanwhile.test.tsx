// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { AppealsTab } from '#components/moderation/dashboard/AppealsTab.tsx'
import { ReportsTab } from '#components/moderation/dashboard/ReportsTab.tsx'
import { toast } from '#components/ui/states/toast.ts'
import type { Appeal, ReportedPerson } from '#contracts/moderation.ts'
import { showScreen } from './accountScreens.tsx'

const api = 'http://localhost:3000/api/moderation'
const user = { id: '2', name: 'Bruno', provider: false, city: '', country: '', config: { avatar: '' } }
const createdAt = '2026-11-21T10:00:00.000Z'
const appeal: Appeal = {
  ...{ id: 'd', text: 'It was a joke', createdAt, granted: null, content: null },
  decision: {
    ...{ id: 'd', action: 'remove', kind: 'post', subject_id: '1', reason: 'spam', createdAt },
    ...{ owner: user, moderator: user },
  },
}
const reported: ReportedPerson = {
  ...{ id: '2', user, suspended: false, warnings: 0, removals: 0 },
  subjects: [{ kind: 'post', id: '1', content: null, reportedTexts: [], reports: [] }],
}

/** Whether another moderator has decided, after which the lists are empty. */
let isDecided = false
const list = (item: object) => () => {
  const data = isDecided ? [] : [item]
  return HttpResponse.json({ data, meta: { total: data.length, limit: 10, page: 1, isLastPage: true } })
}
const refuse = () => {
  isDecided = true
  return HttpResponse.json({ error: 'Decided meanwhile', message: '' }, { status: 409 })
}
const server = setupServer(
  http.get(`${api}/appeals`, list(appeal)),
  http.put(`${api}/appeals/d`, refuse),
  http.get(`${api}/queue`, list(reported)),
  http.post(`${api}/decide`, refuse),
)
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
afterAll(() => server.close())
const failed = vi.spyOn(toast, 'error')
const succeeded = vi.spyOn(toast, 'success')
beforeEach(() => {
  isDecided = false
  failed.mockReset()
  succeeded.mockReset()
})
afterEach(cleanup)

it.each([
  ['an appeal', AppealsTab, 'Grant the appeal of Bruno', 'Grant it'],
  ['a suspension', ReportsTab, 'Suspend Bruno', 'Suspend'],
])(
  'Who decides %s that another moderator has decided reads so, although its card is gone',
  async (_what, Tab, open, confirm) => {
    await showScreen(<Tab />, 'en')
    fireEvent.click(await screen.findByRole('button', { name: open }))
    const dialog = await screen.findByRole('dialog')
    fireEvent.change(within(dialog).getByRole('textbox'), { target: { value: 'We looked at it together.' } })
    const button = [...dialog.querySelectorAll('button')].find(({ textContent }) => textContent === confirm)
    fireEvent.click(button as HTMLElement)
    await waitFor(() => expect(failed).toHaveBeenCalledWith('Somebody else on the team decided it first.'))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(screen.queryByRole('article')).toBeNull()
    expect(succeeded).not.toHaveBeenCalled()
  },
)
