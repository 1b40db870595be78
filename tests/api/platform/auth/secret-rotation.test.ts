import { describe, expect, it } from 'vitest'
import { appealToken, getAppealId } from '#server/modules/account/suspension/appealToken.ts'
import { isSigned, signedAddress } from '#server/modules/media/sign.ts'
import { newId } from '#server/platform/db/ids.ts'
import { buildVolunteer, type Person, signIn } from '../../../people.ts'
import { bearer } from '../../setup/account.ts'
import { openTestApp, startTestApp, type TestApp } from '../../setup/testApp.ts'

const first = openTestApp({ AUTH_SECRET: 'the first secret of this site, long enough' })
const imgName = 'plan.pdf'

/** Signs one value of each kind and returns a check whether another app accepts them. */
async function signEach(testApp: TestApp, person: Person) {
  const id = newId()
  const token = await signIn(testApp.platform, person)
  const [appeal, address] = [appealToken(id), signedAddress(imgName)]
  const signature = testApp.platform.auth.sign('a known device, a link to stop mails')
  return async (now: TestApp) => ({
    bearer: (await now.guest.get('/api/account/user-by-token', bearer(token))).status,
    appeal: getAppealId(appeal) === id,
    file: isSigned(imgName, new URL(address, 'http://site').searchParams.get('sig') ?? ''),
    signature: now.platform.auth.isSigned('a known device, a link to stop mails', signature),
  })
}

const accepted = { bearer: 200, appeal: true, file: true, signature: true }
const refused = { bearer: 401, appeal: false, file: false, signature: false }

/** Restarts the app with these secrets on one database. */
async function withSecrets<T>(
  secrets: Record<string, string>,
  look: (testApp: TestApp) => Promise<T>,
): Promise<T> {
  const { testApp, close } = await startTestApp(first.databaseUrl, secrets)
  try {
    return await look(testApp)
  } finally {
    await close()
  }
}

const [one, two] = ['the first secret of this site, long enough', 'the second secret of this site, long too']

describe('a changed secret', () => {
  it('Signatures of the previous secret are valid while it is configured, and invalid after its removal', async () => {
    const lucia = await buildVolunteer()
    const old = await signEach(first, lucia)
    expect(await old(first)).toEqual(accepted)
    const fresh = await withSecrets({ AUTH_SECRET: two, AUTH_SECRET_PREVIOUS: one }, async (testApp) => {
      expect(await old(testApp)).toEqual(accepted)
      const made = await signEach(testApp, lucia)
      expect(await made(testApp)).toEqual(accepted)
      return made
    })
    // The first of two rounds over machines that restart one after the other.
    await withSecrets({ AUTH_SECRET: one, AUTH_SECRET_PREVIOUS: two }, async (testApp) => {
      expect(await fresh(testApp)).toEqual(accepted)
    })
    await withSecrets({ AUTH_SECRET: two }, async (testApp) => {
      expect(await old(testApp)).toEqual(refused)
      expect(await fresh(testApp)).toEqual(accepted)
    })
    await withSecrets({ AUTH_SECRET: 'a third secret that nothing was signed with' }, async (testApp) => {
      expect([await old(testApp), await fresh(testApp)]).toEqual([refused, refused])
    })
  })
})
