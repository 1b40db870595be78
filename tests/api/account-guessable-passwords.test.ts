import { expect, test } from 'vitest'
import { bearer, freshEmail, linkTo, password, signUp, volunteerPayload } from './setup/account.ts'
import { openTown } from './setup/town.ts'

const town = openTown()

/** Each is long enough, and each is refused for a reason of its own; their owner is Marta Vidal, harvester.<number>@…. */
const guessable = [
  ['iloveyou123', 'password-too-common'],
  ['PASSWORD123', 'password-too-common'],
  ['contraseña123', 'password-too-common'],
  ['xx-brota-77', 'password-has-product'],
  ['Vidal-2026-x', 'password-has-name'],
  ['harvester-99', 'password-has-email'],
] as const

const harvester = () => ({ email: freshEmail('harvester') })

test.each(guessable)('at sign-up %s: %s', async (given, why) => {
  const payload = volunteerPayload({ ...harvester(), password: given, rePassword: given })
  const { status, body } = await town.guest.post('/api/account/register', payload)
  expect([status, body.fields]).toEqual([400, { password: why }])
})

test.each(guessable)('at a change %s: %s', async (given, why) => {
  const { accessToken } = await signUp(town, harvester())
  const { status, body } = await town.guest.put(
    '/api/account/password',
    { password, newPassword: given },
    bearer(accessToken),
  )
  expect([status, body.fields]).toEqual([400, { newPassword: why }])
})

test.each(guessable)('at a reset %s: %s, and the link stays good', async (given, why) => {
  const { email } = await signUp(town, harvester())
  await town.guest.post('/api/account/password/forgot', { email })
  await town.work()
  const token = await linkTo(town, email)
  const reset = (chosen: string) =>
    town.guest.post('/api/account/password/reset', { token, password: chosen })
  const { status, body } = await reset(given)
  expect([status, body.fields]).toEqual([400, { password: why }])
  expect((await reset('second-sprout-8')).status).toBe(204)
})
