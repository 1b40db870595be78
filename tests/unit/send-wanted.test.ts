import { expect, it } from 'vitest'
import { isSending, sendWanted } from '#hooks/swr/sendWanted.ts'

const failure = new Error('failed')

/** Calls that the test responds to one by one. */
function openCalls() {
  const calls: { isWanted: boolean; respond: (outcome: boolean | Error) => void }[] = []
  const send = (isWanted: boolean) =>
    new Promise<boolean>((done, fail) => {
      calls.push({
        isWanted,
        respond: (outcome) => (outcome instanceof Error ? fail(outcome) : done(outcome)),
      })
    })
  return { calls, send }
}

it('Of taps while a call is on its way the last is sent, after it', async () => {
  const { calls, send } = openCalls()
  const first = sendWanted('a', true, { before: false, send })
  expect(await sendWanted('a', false, { before: true, send })).toBeNull()
  expect(await sendWanted('a', true, { before: false, send })).toBeNull()
  expect(await sendWanted('a', false, { before: true, send })).toBeNull()
  expect(calls.map(({ isWanted }) => isWanted)).toEqual([true])
  calls[0]?.respond(true)
  await expect.poll(() => calls.map(({ isWanted }) => isWanted)).toEqual([true, false])
  expect(isSending('a')).toBe(true)
  calls[1]?.respond(false)
  expect(await first).toEqual({ state: false })
  expect(isSending('a')).toBe(false)
})

it('After a failure the state is what the server confirmed last, not what was shown before all taps', async () => {
  const { calls, send } = openCalls()
  const first = sendWanted('a', true, { before: false, send })
  await sendWanted('a', false, { before: true, send })
  calls[0]?.respond(true)
  await expect.poll(() => calls).toHaveLength(2)
  calls[1]?.respond(failure)
  expect(await first).toEqual({ state: true, error: failure })
  const again = sendWanted('a', true, { before: false, send })
  calls[2]?.respond(failure)
  expect(await again).toEqual({ state: false, error: failure })
})
