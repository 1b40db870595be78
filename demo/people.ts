import { demoEmail } from '#lib/demo.ts'
import { newId } from '#server/platform/db/ids.ts'
import type { Calendar } from './calendar.ts'
import type { DemoOrganisation, DemoTown, DemoVolunteer } from './content/index.ts'
import { dice } from './images/dice.ts'

const imageName = () => `${newId()}.jpg`

const timeZones: Record<string, string> = {
  ES: 'Europe/Madrid',
  PT: 'Europe/Lisbon',
  BR: 'America/Sao_Paulo',
  GB: 'Europe/London',
  IE: 'Europe/Dublin',
}

/** The usual response time of an organisation, in minutes. */
export const usualDecisionMinutes = (key: string): number => dice(`answers ${key}`).whole(45, 2_600)

function common(person: DemoOrganisation | DemoVolunteer, passwordHash: string, calendar: Calendar) {
  const { key, name, country, state, city, about, language, interests, since } = person
  const createdAt = calendar.ago(since, key)
  return {
    id: newId(),
    email: demoEmail(key),
    passwordHash,
    ...{ name, country, state, city, about, language },
    categories: [...interests],
    timeZone: timeZones[country] ?? 'Europe/Madrid',
    isFirstLogin: false,
    privacyAcceptedAt: createdAt,
    validatedAt: createdAt,
    createdAt,
    updatedAt: createdAt,
  }
}

function organisationRow(organisation: DemoOrganisation, passwordHash: string, calendar: Calendar) {
  const row = common(organisation, passwordHash, calendar)
  return {
    ...row,
    provider: true,
    ongId: organisation.ong_id,
    phone: organisation.phone,
    website: organisation.website,
    avatar: imageName(),
    background: imageName(),
    responseMinutes: usualDecisionMinutes(organisation.key),
    verifiedAt: organisation.verified ? row.createdAt : null,
  }
}

function volunteerRow(volunteer: DemoVolunteer, passwordHash: string, calendar: Calendar) {
  const row = common(volunteer, passwordHash, calendar)
  const { age, sex, slots, status, faceless, key } = volunteer
  return {
    ...row,
    provider: false,
    age,
    sex,
    workShift: typeof slots === 'string' ? [slots] : [...slots],
    avatar: faceless ? '' : imageName(),
    moderator: status === 'moderator',
    validatedAt: status === 'not-validated' ? null : row.validatedAt,
    suspendedAt: status === 'suspended' ? calendar.ago(4, key) : null,
  }
}

export type OrganisationRow = ReturnType<typeof organisationRow>
export type VolunteerRow = ReturnType<typeof volunteerRow>

/** The town's accounts by their keys. */
export type People = { organisations: Map<string, OrganisationRow>; volunteers: Map<string, VolunteerRow> }

/** Every account has one password, hashed once, so that the first start does not wait for 72 hashes. */
export function createPeople(town: DemoTown, passwordHash: string, calendar: Calendar): People {
  return {
    organisations: new Map(
      town.organisations.map((one) => [one.key, organisationRow(one, passwordHash, calendar)]),
    ),
    volunteers: new Map(town.volunteers.map((one) => [one.key, volunteerRow(one, passwordHash, calendar)])),
  }
}

/** The value of a key of the content; throws for an unknown key, which is a mistake in the content. */
export function known<T>(found: ReadonlyMap<string, T>, key: string): T {
  const value = found.get(key)
  if (!value) throw new Error(`the demo town has no "${key}"`)
  return value
}
