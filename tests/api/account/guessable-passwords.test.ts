import { expect, test } from 'vitest'
import { bearer, freshEmail, linkTo, password, signUp, volunteerPayload } from '../setup/account.ts'
import { openTestApp } from '../setup/testApp.ts'

const testApp = openTestApp()

/** Each is long enough and invalid for a different reason; their owner is Marta Vidal, harvester.<number>@…. */
const guessable = [
  ['iloveyou123', 'password-too-common'],
  ['PASSWORD123', 'password-too-common'],
  ['contraseña123', 'password-too-common'],
  ['xx-brota-77', 'password-has-product'],
  ['Vidal-2026-x', 'password-has-name'],
  ['harvester-99', 'password-has-email'],
] as const

const harvester = () => ({ email: freshEmail('harvester') })

test.each(guessable)('Registration rejects the password %s: %s', async (given, why) => {
  const payload = volunteerPayload({ ...harvester(), password: given, rePassword: given })
  const { status, body } = await testApp.guest.post('/api/account/register', payload)
  expect([status, body.fields]).toEqual([400, { password: why }])
})

test.each(guessable)('A change of password rejects %s: %s', async (given, why) => {
  const { accessToken } = await signUp(testApp, harvester())
  const { status, body } = await testApp.guest.put(
    '/api/account/password',
    { password, newPassword: given },
    bearer(accessToken),
  )
  expect([status, body.fields]).toEqual([400, { newPassword: why }])
})

test.each(guessable)('A reset rejects the password %s: %s, and the link stays valid', async (given, why) => {
  const { email } = await signUp(testApp, harvester())
  await testApp.guest.post('/api/account/password/forgot', { email })
  await testApp.work()
  const token = await linkTo(testApp, email)
  const reset = (chosen: string) =>
    testApp.guest.post('/api/account/password/reset', { token, password: chosen })
  const { status, body } = await reset(given)
  expect([status, body.fields]).toEqual([400, { password: why }])
  expect((await reset('second-sprout-8')).status).toBe(204)
})
