import type { ProofKind } from '#contracts/errors.ts'
import type { UserCan } from '#contracts/shapes.ts'
import type { Viewer } from '#server/platform/auth/index.ts'
import type { LinkPurpose } from './queries/links.ts'

/** The fields of a person that the rules read. */
export type Person = {
  id: string
  provider: boolean
  validatedAt: Date | null
  suspendedAt: Date | null
}

const isSelf = (viewer: Viewer | null, person: Person) => viewer?.id === person.id
/** Whether other people may see this person at all. */
export const isPublic = (person: Record<'validatedAt' | 'suspendedAt', Date | string | null>): boolean =>
  person.validatedAt !== null && person.suspendedAt === null

/** Where there is a minimum age, a volunteer without an age may not write; organisations need none. */
export const lacksAge = (
  { provider, age }: { provider: boolean; age: number | null },
  minimumAge: number,
): boolean => !provider && age === null && minimumAge > 0

/** Whether a volunteer is below the minimum age; who gives none is asked for it later. */
export const isTooYoung = (
  { provider, age }: { provider: boolean; age: number | null },
  minimumAge: number,
): boolean => !provider && age !== null && age < minimumAge

/** Whether the viewer reads as a member: an unvalidated viewer sees what guests see. */
export const isMember = (viewer: Viewer | null): viewer is Viewer => viewer?.validated === true

/**
 *                              guest, not validated   volunteer   organisation   the person
 * an organisation's page       whole                  whole       whole          whole
 * a volunteer's page           preview                whole       whole          whole
 * not validated, suspended     hidden                 hidden      hidden         whole
 */
export function pageFor(viewer: Viewer | null, person: Person): 'whole' | 'preview' | 'hidden' {
  if (isSelf(viewer, person)) return 'whole'
  if (!isPublic(person)) return 'hidden'
  return person.provider || isMember(viewer) ? 'whole' : 'preview'
}

/** Recent searches are visible to their account only. */
export const isOwnHistory = (viewer: Viewer, userId: string): boolean => viewer.id === userId

/** What a viewer may do with a person. `served`: the viewer is or was a volunteer of this organisation. */
export function canWith(viewer: Viewer, person: Person, served = false): UserCan {
  const isReachable = viewer.validated && !isSelf(viewer, person) && isPublic(person)
  const mayWrite = isReachable && !viewer.lacksAge
  const rate = mayWrite && mayRate(viewer, person, served)
  return {
    ...{ connect: mayWrite, message: mayWrite, rate },
    ...{ report: isReachable, mute: isReachable, block: isReachable },
  }
}

/**
 *                        guest    organisation    volunteer    volunteer who serves or served there
 * rate an organisation   no       no              no           yes
 * rate a volunteer       no       no              no           no
 */
export const mayRate = (viewer: Viewer, person: Person, served: boolean): boolean =>
  served && !viewer.provider && person.provider

/** A verified organisation may not change the name and id that it was verified under. */
export const mayRename = (person: { verifiedAt: Date | null }): boolean => person.verifiedAt === null

const getDigits = (ongId: string) => ongId.toUpperCase().replace(/[^\p{L}\p{N}]/gu, '')

/**
 *                                          a verified organisation's name, letter by letter
 * another organisation, another number     yes: branches of a federation share it
 * another organisation, the same number    no
 * a volunteer                              no
 *
 * A name that only looks like it is refused to everyone.
 */
export const mayShareName = (
  verified: { ongId: string },
  claim: { provider: boolean; ongId: string },
): boolean =>
  claim.provider && getDigits(claim.ongId) !== '' && getDigits(claim.ongId) !== getDigits(verified.ongId)

/** Links that prove, open or move an account: a stranger may have requested any of them. */
const openingLinks = ['validate', 'reset-password', 'change-email', 'own-data'] as const

/** Links by which an owner disowns the change that they were warned of. */
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
  /** `others`: all except the session that acts, if any. */
  sessions: 'none' | 'others' | 'all'
  /** An owner recovers the account by `ownersLinks`, so no act open to a stranger closes them; the oldest link wins. */
  ownersLinks?: 'later ones'
  /** `ended`: a stranger may know them, so a new password has to be chosen by an emailed link. */
  credentials?: 'ended'
}

/**
 * What each security act cancels, by cancelAfter() in securityActs.ts. A change of address is pending while its link
 * `change-email` is open. The sessions of a suspended account stay, so that each device learns the reason.
 */
export const securityActs = {
  passwordChanged: { links: openingLinks, sessions: 'others' },
  passwordReset: { links: openingLinks, sessions: 'all' },
  validated: { links: openingLinks, sessions: 'others' },
  emailCorrected: { links: openingLinks, sessions: 'none' },
  emailChangeAsked: { links: ['change-email'], sessions: 'none' },
  emailChangeConfirmed: { links: openingLinks, sessions: 'others' },
  saidNotMe: { links: openingLinks, sessions: 'all', ownersLinks: 'later ones', credentials: 'ended' },
  takenOverWithGoogle: { links: openingLinks, sessions: 'all' },
  suspended: { links: openingLinks, sessions: 'none' },
  suspensionLifted: { links: [], sessions: 'all' },
  deleted: { links: openingLinks, sessions: 'all' },
} as const satisfies Record<string, Cancelled>

export type SecurityAct = keyof typeof securityActs

/**
 * The proofs that someone without a session needs to follow a link. The reader of a new account's inbox may choose its
 * password; access to the inbox of a changed address is never enough.
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
