// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react'
import { Formik, useFormikContext } from 'formik'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useAutosave } from '#components/jobs/form/draft/useAutosave.ts'
import { emptyJob, type JobValues } from '#components/jobs/form/jobValues.ts'
import type { SavedVersion } from '#components/jobs/form/useSavedVersion.ts'
import { ApiError, OfflineError } from '#services/http/errors.ts'

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(console, 'error').mockReturnValue(undefined)
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const save = vi.fn()
const onConflict = vi.fn()
const gone = new ApiError({
  ...{ status: 404, code: 'notFound', message: '', fields: {} },
  ...{ retryAfter: null, appeal: '', proofs: [] },
})
const known: SavedVersion = { id: 'offer', status: 'draft', values: emptyJob, version: 'first' }

function Form({ base }: { base: { current: SavedVersion } }) {
  const { values, setValues } = useFormikContext<JobValues>()
  const saving = { base, saved: base.current, save, replace: vi.fn(), isDraft: () => true, findId: vi.fn() }
  const { state } = useAutosave({ saving, onConflict })
  return (
    <>
      <button
        type="button"
        onClick={() => void setValues({ ...values, title: `${values.title}Water ` }, false)}
      >
        Type
      </button>
      <output>{state.is}</output>
    </>
  )
}

/** A form with an unsaved change, and the version that it changes. */
async function type() {
  const base = { current: known }
  render(
    <Formik initialValues={emptyJob} onSubmit={() => {}}>
      <Form base={base} />
    </Formik>,
  )
  await press()
  return base
}
const press = () => act(async () => screen.getByRole('button').click())
const wait = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1_000))
const state = () => screen.getByRole('status').textContent

it('What the server refuses is sent once, and again only when it is changed', async () => {
  save.mockReset().mockRejectedValue(gone)
  await type()
  await wait(120)
  expect([save.mock.calls.length, state()]).toEqual([1, 'failed'])
  await press()
  await wait(120)
  expect(save).toHaveBeenCalledTimes(2)
})

it('Without a connection a draft is sent again every fifteen seconds and when the connection returns', async () => {
  save.mockReset().mockRejectedValue(new OfflineError())
  await type()
  await wait(2)
  expect([save.mock.calls.length, state()]).toEqual([1, 'waiting'])
  await wait(31)
  expect(save).toHaveBeenCalledTimes(3)
  await act(async () => window.dispatchEvent(new Event('online')))
  expect(save).toHaveBeenCalledTimes(4)
})

it('After a conflict nothing is sent until one version is chosen', async () => {
  const theirs = { id: 'offer', updatedAt: 'second' }
  save.mockReset().mockResolvedValue({ isStale: true, job: theirs })
  const base = await type()
  await wait(60)
  await press()
  await wait(60)
  expect([save.mock.calls.length, onConflict.mock.calls.length, state()]).toEqual([1, 1, 'conflict'])
  base.current = { ...known, version: 'second' }
  await press()
  await wait(60)
  expect(save).toHaveBeenCalledTimes(2)
})
