import { describe, expect, it } from 'vitest'
import { appealToken, idOfAppeal } from '#server/account/appealToken.ts'
import { isSigned, signedAddress } from '#server/media/sign.ts'
import { newId } from '#server/platform/db/ids.ts'
import { buildVolunteer, type Person, signIn } from '../people.ts'
import { bearer } from './setup/account.ts'
import { openTown, standTown, type Town } from './setup/town.ts'

const first = openTown({ AUTH_SECRET: 'the first secret of this site, long enough' })
const imgName = 'plan.pdf'

/** What a site signs, and whether the site that stands now accepts it. */
async function signed(town: Town, person: Person) {
  const id = newId()
  const token = await signIn(town.platform, person)
  const [appeal, address] = [appealToken(id), signedAddress(imgName)]
  const signature = town.platform.auth.sign('a known device, a link to stop mails')
  return async (now: Town) => ({
    bearer: (await now.guest.get('/api/account/user-by-token', bearer(token))).status,
    appeal: idOfAppeal(appeal) === id,
    file: isSigned(imgName, new URL(address, 'http://site').searchParams.get('sig') ?? ''),
    signature: now.platform.auth.isSigned('a known device, a link to stop mails', signature),
  })
}

const accepted = { bearer: 200, appeal: true, file: true, signature: true }
const refused = { bearer: 401, appeal: false, file: false, signature: false }

/** The same site after a restart with these secrets. */
async function restarted<T>(secrets: Record<string, string>, look: (town: Town) => Promise<T>): Promise<T> {
  const { town, close } = await standTown(first.databaseUrl, secrets)
  try {
    return await look(town)
  } finally {
    await close()
  }
}

const [one, two] = ['the first secret of this site, long enough', 'the second secret of this site, long too']

describe('a secret that is changed', () => {
  it('is accepted beside the new one, which signs, and refused once it is taken away', async () => {
    const lucia = await buildVolunteer()
    const old = await signed(first, lucia)
    expect(await old(first)).toEqual(accepted)
    const fresh = await restarted({ AUTH_SECRET: two, AUTH_SECRET_PREVIOUS: one }, async (town) => {
      expect(await old(town)).toEqual(accepted)
      const made = await signed(town, lucia)
      expect(await made(town)).toEqual(accepted)
      return made
    })
    await restarted({ AUTH_SECRET: two }, async (town) => {
      expect(await old(town)).toEqual(refused)
      expect(await fresh(town)).toEqual(accepted)
    })
    await restarted({ AUTH_SECRET: 'a third secret that nothing was signed with' }, async (town) => {
      expect([await old(town), await fresh(town)]).toEqual([refused, refused])
    })
  })
})
