import type { Language } from '#contracts/lists.ts'
import { cleanedName, findNameFault } from '#contracts/names.ts'
import { translator } from '#i18n/translator.ts'
import { lowestId } from '#server/platform/db/ids.ts'
import type { Db } from '#server/platform/db/index.ts'
import { apiError } from '#server/platform/http/index.ts'
import { mayShareName } from '../policy.ts'
import { findLookalikes, findNamed, findWithoutKeys, type Named, saveNameKeys } from '../queries/names.ts'
import { isSameName, nameKeys } from './lookalikes.ts'
import { isReservedName } from './reservedNames.ts'

/** A name that an account wants to use; `id` is missing at registration. */
export type Claim = Omit<Named, 'id'> & { id?: string }

/** Throws 400 with the reason. Callers skip it for an unchanged name. */
export async function assertNameAllowed(db: Db, claim: Claim): Promise<void> {
  const fault = await getFault(db, claim)
  if (fault) throw apiError('malformed', { fields: { name: fault } })
}

/** The cleaned name of the Google profile, or a default name when nothing allowed is left. */
export async function nameFromGoogle(db: Db, claim: Claim, language: Language): Promise<string> {
  const name = cleanedName(claim.name)
  if (name && !(await getFault(db, { ...claim, name }))) return name
  const t = await translator(language, 'account')
  return t(claim.provider ? 'unnamed.organisation' : 'unnamed.volunteer')
}

/** Whether an account's name may appear in emails; a name older than the rules may break them. */
export async function isNameSayable(db: Db, id: string): Promise<boolean> {
  const account = await findNamed(db, id)
  return account !== null && (await getFault(db, account)) === null
}

/** Whether this organisation could be mistaken for another verified one. */
export async function isLikeVerified(db: Db, organisation: Named): Promise<boolean> {
  return (await faultBesideVerified(db, organisation)) !== null
}

/** Ids of the accounts whose names look like a newly verified organisation's; their names stay until they change them. */
export async function findMistakenFor(db: Db, id: string): Promise<string[]> {
  const organisation = await findNamed(db, id)
  if (!organisation) return []
  const found = await findLookalikes(db, nameKeys(organisation.name), { exceptId: id, verified: false })
  return found.filter((named) => faultBeside(organisation, named) !== null).map(({ id }) => id)
}

/** Computes the keys of a batch of older names; returns their number. */
export async function fillNameKeys(db: Db, { verified }: { verified: boolean }): Promise<number> {
  const rows = await findWithoutKeys(db, { verified })
  await saveNameKeys(
    db,
    rows.map(({ id, name }) => ({ id, name, nameKeys: nameKeys(name) })),
  )
  return rows.length
}

async function getFault(db: Db, claim: Claim): Promise<string | null> {
  const fault = findNameFault(claim.name)
  if (fault) return fault
  return isReservedName(claim.name) ? 'name-reserved' : faultBesideVerified(db, claim)
}

async function faultBesideVerified(db: Db, claim: Claim): Promise<string | null> {
  while ((await fillNameKeys(db, { verified: true })) > 0);
  const exceptId = claim.id ?? lowestId
  for (const verified of await findLookalikes(db, nameKeys(claim.name), { exceptId, verified: true })) {
    const fault = faultBeside(verified, claim)
    if (fault) return fault
  }
  return null
}

function faultBeside(verified: Claim, claim: Claim): string | null {
  if (!isSameName(verified.name, claim.name)) return 'name-lookalike'
  return mayShareName(verified, claim) ? null : 'name-taken'
}
