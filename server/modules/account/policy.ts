import type { ProofKind } from '#contracts/errors.ts'
import type { UserCan } from '#contracts/shapes.ts'
import type { Viewer } from '#server/platform/auth/index.ts'
import type { LinkPurpose } from './queries/links.ts'

/** What a rule asks about a person. */
export type Person = {
  id: string
  provider: boolean
  validatedAt: Date | null
  suspendedAt: Date | null
}

const isOneself = (viewer: Viewer | null, person: Person) => viewer?.id === person.id
/** Whether anyone but themselves may see somebody at all. */
export const isPublic = (person: Pick<Person, 'validatedAt' | 'suspendedAt'>): boolean =>
  person.validatedAt !== null && person.suspendedAt === null

/** A volunteer who has not told their age writes nothing where there is a minimum; organisations have none. */
export const lacksAge = (
  { provider, age }: { provider: boolean; age: number | null },
  minimumAge: number,
): boolean => !provider && age === null && minimumAge > 0

/** Who reads as a member: whoever is not validated sees of others what guests see. */
export const isMember = (viewer: Viewer | null): viewer is Viewer => viewer?.validated === true

/**
 *                              guest, not validated   volunteer   organisation   oneself
 * an organisation's page       whole                  whole       whole          whole
 * a volunteer's page           preview                whole       whole          whole
 * not validated, suspended     hidden                 hidden      hidden         whole
 */
export function pageFor(viewer: Viewer | null, person: Person): 'whole' | 'preview' | 'hidden' {
  if (isOneself(viewer, person)) return 'whole'
  if (!isPublic(person)) return 'hidden'
  return person.provider || isMember(viewer) ? 'whole' : 'preview'
}

/** The directory: everyone may look through organisations, validated organisations through volunteers as well. */
export const mayListVolunteers = (viewer: Viewer | null): boolean => isMember(viewer) && viewer.provider

/** The search: guests find organisations alone. */
export const maySeeVolunteers = (viewer: Viewer | null): boolean => isMember(viewer)

/** Which organisations see a volunteer's availability: verified ones, and of the others those they applied to. */
export type AvailabilitySeen = 'of all' | 'of applicants' | 'of nobody'

/**
 *                                guest, not validated    volunteer    organisation               verified one    oneself
 * a volunteer's availability     hidden                  hidden       of who applied there       seen            seen
 */
export function availabilitySeenBy(viewer: Viewer | null, isVerified: boolean): AvailabilitySeen {
  if (!isMember(viewer) || !viewer.provider) return 'of nobody'
  return isVerified ? 'of all' : 'of applicants'
}

/** Who is suggested: volunteers to organisations, both kinds (null) to volunteers. */
export const kindSuggestedTo = (viewer: Viewer): false | null => (viewer.provider ? false : null)

/** What somebody searched for is theirs alone. */
export const isOwnHistory = (viewer: Viewer, userId: string): boolean => viewer.id === userId

/** What a viewer may do with a person. `served`: the viewer is or was a volunteer of this organisation. */
export function canWith(viewer: Viewer, person: Person, served = false): UserCan {
  const reaches = viewer.validated && !isOneself(viewer, person) && isPublic(person)
  const writes = reaches && !viewer.lacksAge
  const rate = writes && mayRate(viewer, person, served)
  return { connect: writes, message: writes, rate, report: reaches, block: reaches }
}

/**
 *                        guest    organisation    volunteer    one who serves or has served there
 * rate an organisation   no       no              no           yes
 * rate a volunteer       no       no              no           no
 */
export const mayRate = (viewer: Viewer, person: Person, served: boolean): boolean =>
  served && !viewer.provider && person.provider

/** An answer to a rating is the rated organisation's alone. */
export const mayReplyToRating = (viewer: Viewer | null, rating: { organisationId: string }): boolean =>
  viewer?.id === rating.organisationId

/** Anyone signed in may flag somebody else's rating. */
export const mayReportRating = (viewer: Viewer | null, rating: { authorId: string }): boolean =>
  viewer?.validated === true && viewer.id !== rating.authorId

/** An organisation that was verified under its name and id keeps both. */
export const mayRename = (person: { verifiedAt: Date | null }): boolean => person.verifiedAt === null

const getDigits = (ongId: string) => ongId.toUpperCase().replace(/[^\p{L}\p{N}]/gu, '')

/**
 *                                          a verified organisation's name, letter by letter
 * another organisation, another number     yes: branches of a federation share it
 * another organisation, the same number    no
 * a volunteer                              no
 *
 * What only looks like its name is nobody's.
 */
export const mayShareName = (
  verified: { ongId: string },
  claim: { provider: boolean; ongId: string },
): boolean =>
  claim.provider && getDigits(claim.ongId) !== '' && getDigits(claim.ongId) !== getDigits(verified.ongId)

/** Links that prove, open or move an account: a stranger may have asked for any of them. */
const openingLinks = ['validate', 'reset-password', 'change-email', 'own-data'] as const

/** Links by which an owner says that what they were warned of was none of theirs. */
export const ownersLinks = [
  'stop-change',
  'password-changed',
  'new-device',
  'google-linked',
  'token-reused',
] as const
export type Warning = Exclude<(typeof ownersLinks)[number], 'stop-change'>

export type Cancelled = {
  links: readonly (typeof openingLinks)[number][]
  /** `others`: all but the session that does it, when one does. */
  sessions: 'none' | 'others' | 'all'
  /** By `ownersLinks` an owner steps in, so that no act that a stranger could do ends them; the oldest wins. */
  ownersLinks?: 'later ones'
  /** `ended`: a stranger may have them; nothing opens until a new password is chosen by a mailed link. */
  credentials?: 'ended'
}

/**
 * What each security act cancels, all of it by cancelAfter() in securityActs.ts. A change of address that waits to be
 * confirmed is its link `change-email`: it is pending while that link is open. Suspended sessions stay, so that each
 * device can be told why.
 */
export const securityActs = {
  passwordChanged: { links: openingLinks, sessions: 'others' },
  passwordReset: { links: openingLinks, sessions: 'all' },
  validated: { links: openingLinks, sessions: 'others' },
  emailCorrected: { links: openingLinks, sessions: 'none' },
  emailChangeAsked: { links: ['change-email'], sessions: 'others' },
  emailChangeConfirmed: { links: openingLinks, sessions: 'others' },
  saidNotMe: { links: openingLinks, sessions: 'all', ownersLinks: 'later ones', credentials: 'ended' },
  takenOverWithGoogle: { links: openingLinks, sessions: 'all' },
  suspended: { links: openingLinks, sessions: 'none' },
  suspensionLifted: { links: [], sessions: 'all' },
  deleted: { links: openingLinks, sessions: 'all' },
} as const satisfies Record<string, Cancelled>

export type SecurityAct = keyof typeof securityActs

/**
 * How somebody without a session of the account shows that a link is theirs to follow. Who reads the outbox of a
 * new account may choose its password; a new outbox alone never takes an account that is there.
 */
export function proofsFor(
  account: { passwordHash: string | null; googleSubject: string | null },
  purpose: LinkPurpose,
): ProofKind[] {
  const proofs: ProofKind[] = []
  if (account.passwordHash) proofs.push('password')
  else if (account.googleSubject) proofs.push('google')
  return purpose === 'validate' ? [...proofs, 'new-password'] : proofs
}
