// @vitest-environment jsdom
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import type { ReactNode } from 'react'
import { SWRConfig } from 'swr'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { useApplicationStates } from '#hooks/jobs/applicationStates.ts'
import { useWithdraw } from '#hooks/jobs/applications.ts'

const api = 'http://localhost:3000/api/jobs'
let status = 'pending'
const server = setupServer(
  http.post(`${api}/job/application/states`, () =>
    HttpResponse.json([{ job_id: 'job', application: { id: 'application', status } }]),
  ),
  http.delete(`${api}/job/application/:id`, () => {
    status = 'withdrawn'
    return HttpResponse.json({})
  }),
)
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
afterAll(() => server.close())
afterEach(cleanup)

const wrapper = ({ children }: { children: ReactNode }) => (
  <SWRConfig value={{ provider: () => new Map(), shouldRetryOnError: false }}>{children}</SWRConfig>
)

it('The card of an application in a conversation follows at once when its volunteer withdraws, also without a live stream', async () => {
  const { result } = renderHook(
    () => ({ states: useApplicationStates('lucia', ['job']), withdraw: useWithdraw() }),
    { wrapper },
  )
  await waitFor(() => expect(result.current.states?.[0]?.application?.status).toBe('pending'))
  await act(() => result.current.withdraw('job', 'application'))
  expect(result.current.states?.[0]?.application?.status).toBe('withdrawn')
})
