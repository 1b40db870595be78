// @vitest-environment jsdom
import { act, cleanup, configure, renderHook, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import type { ReactNode } from 'react'
import { SWRConfig } from 'swr'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { useAppliedJobs } from '#hooks/jobs/applied.ts'
import { emitLiveEvent } from '#services/live/hub.ts'

let ended: string | undefined
const server = setupServer(
  http.get('http://localhost:3000/api/jobs/jobs', () =>
    HttpResponse.json({
      data: [{ id: 'beans', application: { id: 'a', status: 'accepted', ended } }],
      meta: {},
    }),
  ),
)
// A busy machine takes seconds to compile what the first call loads.
configure({ asyncUtilTimeout: 20_000 })
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
afterAll(() => server.close())
afterEach(cleanup)

const wrapper = ({ children }: { children: ReactNode }) => (
  <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>{children}</SWRConfig>
)

it('An open list of applications follows what an organisation does with one, such as the end of a service', async () => {
  const { result } = renderHook(() => useAppliedJobs({ applied: true }), { wrapper })
  const read = () => {
    const [job] = result.current.data?.data ?? []
    return job && 'application' in job ? (job.application?.ended ?? 'goes on') : undefined
  }
  await waitFor(() => expect(read()).toBe('goes on'))
  ended = 'served'
  act(() => emitLiveEvent('applicationChange', { job_id: 'beans' }))
  await waitFor(() => expect(read()).toBe('served'))
})
