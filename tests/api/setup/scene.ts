import { hashPassword } from '#server/modules/account/security/passwords.ts'
import { hashSecret } from '#server/modules/account/sessions/secrets.ts'
import { emailLinks } from '#server/modules/account/tables.ts'
import { volunteerings } from '#server/modules/jobs/tables.ts'
import { newId } from '#server/platform/db/ids.ts'
import { platform } from '#server/platform/index.ts'
import {
  type Application,
  answersFor,
  buildApplication,
  buildImage,
  buildJob,
  type Job,
  typedJob,
} from '../../jobs.ts'
import { buildOrganisation, buildVolunteer, type Person } from '../../people.ts'
import { password } from './account.ts'

/** Every kind of caller, as the columns of the access table. */
export const kinds = [
  'guest',
  'newcomer',
  'newOrganisation',
  'volunteer',
  'applicant',
  'organisation',
  'owner',
  'moderator',
] as const
export type Kind = (typeof kinds)[number]

/** An organisation with an open, a draft and a closed offer, its applicant, and the caller. */
export type Scene = {
  caller: Person | null
  owner: Person
  applicant: Person
  open: Job
  draft: Job
  closed: Job
  application: Application
  image: string
}

let hash: Promise<string> | undefined
const day = 86_400_000

async function getPerson(kind: Kind): Promise<Person | null> {
  hash ??= hashPassword(password)
  const passwordHash = await hash
  if (kind === 'newcomer') return buildVolunteer({ passwordHash, validatedAt: null })
  if (kind === 'newOrganisation') return buildOrganisation({ passwordHash, validatedAt: null })
  if (kind === 'organisation' || kind === 'owner') return buildOrganisation({ passwordHash })
  if (kind === 'guest') return null
  return buildVolunteer({ passwordHash, moderator: kind === 'moderator' })
}

/** Creates a new scene with this caller, so that no call affects the next. */
export async function setScene(kind: Kind): Promise<Scene> {
  const caller = await getPerson(kind)
  const owner = kind === 'owner' && caller ? caller : await buildOrganisation()
  const applicant = kind === 'applicant' && caller ? caller : await buildVolunteer()
  const open = await buildJob(owner)
  const draft = await buildJob(owner, { status: 'draft' })
  const closed = await buildJob(owner, { status: 'closed' })
  const application = await buildApplication(open, applicant)
  await buildApplication(closed, applicant)
  await platform()
    .database.db.insert(volunteerings)
    .values({ organisationId: owner.id, volunteerId: applicant.id, jobId: closed.id })
  return { caller, owner, applicant, open, draft, closed, application, image: await buildImage(owner) }
}

/** The token of a link sent to a new account. */
export async function linkFor(
  purpose: 'validate' | 'reset-password' | 'stop-change' | 'own-data',
): Promise<string> {
  const person = await buildVolunteer({
    validatedAt: purpose === 'validate' ? null : new Date(),
    suspendedAt: purpose === 'own-data' ? new Date() : null,
  })
  const secret = newId()
  await platform()
    .database.db.insert(emailLinks)
    .values({
      id: newId(),
      accountId: person.id,
      purpose,
      hash: hashSecret(secret),
      email: person.email,
      expiresAt: new Date(Date.now() + day),
    })
  return secret
}

export const jobBody = ({ caller, owner }: Scene) => typedJob(caller ?? owner)

export const applyBody = ({ open }: Scene) => ({ job_id: open.id, answers: answersFor(open) })
