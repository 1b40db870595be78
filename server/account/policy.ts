import type { UserCan } from '#contracts/shapes.ts'
import type { Viewer } from '#server/platform/auth/index.ts'

/** What a rule asks about a person. */
export type Person = {
  id: string
  provider: boolean
  validatedAt: Date | null
  suspendedAt: Date | null
}

const isOneself = (viewer: Viewer | null, person: Person) => viewer?.id === person.id
const isPublic = (person: Person) => person.validatedAt !== null && person.suspendedAt === null

/**
 *                              guest      volunteer   organisation   oneself
 * an organisation's page       whole      whole       whole          whole
 * a volunteer's page           preview    whole       whole          whole
 * not validated, suspended     hidden     hidden      hidden         whole
 */
export function pageFor(viewer: Viewer | null, person: Person): 'whole' | 'preview' | 'hidden' {
  if (isOneself(viewer, person)) return 'whole'
  if (!isPublic(person)) return 'hidden'
  return person.provider || viewer ? 'whole' : 'preview'
}

/** The directory: everyone may look through organisations, organisations through volunteers as well. */
export const mayListVolunteers = (viewer: Viewer | null): boolean => viewer?.provider === true

/** The search: guests find organisations alone. */
export const maySeeVolunteers = (viewer: Viewer | null): boolean => viewer !== null

/** What somebody searched for is theirs alone. */
export const isOwnHistory = (viewer: Viewer, userId: string): boolean => viewer.id === userId

/** What a viewer may do with a person. Rating opens to an organisation's volunteers with the ratings themselves. */
export function canWith(viewer: Viewer, person: Person): UserCan {
  const reaches = viewer.validated && !isOneself(viewer, person) && isPublic(person)
  return { connect: reaches, message: reaches, rate: false, report: reaches, block: reaches }
}

/** An organisation that was verified under its name and id keeps both. */
export const mayRename = (person: { verifiedAt: Date | null }): boolean => person.verifiedAt === null
