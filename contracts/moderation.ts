import { boolean, type InferType, object, string } from 'yup'
import { limits } from './limits.ts'
import {
  type LoggedAction,
  moderationActions,
  queueStates,
  type ReportKind,
  type ReportReason,
  reportKinds,
  reportReasons,
  type VerificationState,
  verificationStates,
} from './lists.ts'
import { id, imageName, neededId, oneOfList, oneOfListOrNull, opaque, paging, text } from './rules.ts'
import type { UserCard } from './shapes.ts'

/** POST /report: what is reported and why; each account reports a subject once. */
export const reportInput = object({
  kind: oneOfList(reportKinds).required('required'),
  id: neededId(),
  reason: oneOfList(reportReasons).required('required'),
  text: text(limits.reason),
})
export type ReportInput = InferType<typeof reportInput>

/** `again`: the caller had reported it before. `owner_id`: the owner's id, for blocking them next. */
export type Reported = { id: string; again: boolean; owner_id: string }

/** PUT /hidden: hides reported content from its reporter, or shows it again. */
export const hideInput = object({
  kind: oneOfList(reportKinds).required('required'),
  id: neededId(),
  hidden: boolean().required('required'),
})
export type HideInput = InferType<typeof hideInput>

/** GET /hidden: what the caller hid on any device, latest first, at most 500. */
export type HiddenSubject = { kind: ReportKind; id: string }

/**
 * Reported content as written; `hidden`: removed by a moderator, or for an account suspended. `opens`: what its link opens, of a
 * rating the ratings of that organisation; null while its page shows nothing, because it or its owner is hidden.
 */
export type ReportedContent = {
  ownerId: string
  text: string
  /** Signed addresses of pictures, since nobody else opens those of what is hidden. */
  pictures: string[]
  hidden: boolean
  opens: { kind: 'post' | 'job' | 'user' | 'rating'; id: string } | null
}

export type Report = { id: string; by: UserCard; reason: ReportReason; text: string; createdAt: string }

/** One subject and what people say of it, the newest first; `content` is null once the subject is gone. */
export type ReportedSubject = {
  kind: ReportKind
  id: string
  content: ReportedContent | null
  /** Other texts that it had when it was reported, the newest first; none once it is decided. */
  reportedTexts: string[]
  reports: Report[]
}

/** An account with reported content. `warnings` and `removals` count earlier decisions about it. */
export type ReportedPerson = {
  /** The account's. */
  id: string
  user: UserCard
  suspended: boolean
  warnings: number
  removals: number
  subjects: ReportedSubject[]
}

/** GET /queue: accounts with open reports (most serious first) or decided ones (latest first). */
export const queueInput = object({ ...paging, status: oneOfListOrNull(queueStates) })
export type QueueInput = InferType<typeof queueInput>

const namesRule = (action: string): boolean => ['warn', 'remove', 'suspend'].includes(action)

/** "Other" names no rule: the account has to read in the text what it broke. */
export const needsText = (action: string, reason: string | null): boolean =>
  namesRule(action) && reason === 'other'

/** POST /decide. A warning, a removal and a suspension name the rule; the account also reads `text`. */
export const decideInput = object({
  kind: oneOfList(reportKinds).required('required'),
  id: neededId(),
  action: oneOfList(moderationActions).required('required'),
  reason: oneOfListOrNull(reportReasons).when('action', {
    is: namesRule,
    // biome-ignore lint/suspicious/noThenProperty: the name that yup gives this branch
    then: (reason) => reason.nonNullable('required').required('required'),
  }),
  text: text(limits.reason).when(['action', 'reason'], {
    is: needsText,
    // biome-ignore lint/suspicious/noThenProperty: the name that yup gives this branch
    then: (written) => written.required('required'),
  }),
})
export type DecideInput = InferType<typeof decideInput>

export type Decided = { decision_id: string }

/** The log: ids with the accounts' current names; "" for erased ones. */
export type LogEntry = {
  id: string
  action: LoggedAction
  kind: ReportKind
  subject_id: string
  reason: ReportReason | ''
  createdAt: string
  owner: UserCard
  moderator: UserCard
}

/** GET /appeal: the decision of an emailed link (`token`), or one about the caller (`decision`). */
export const readAppealInput = object({ token: opaque(), decision: id() })
export type ReadAppealInput = InferType<typeof readAppealInput>

/** A decision about an account and its current state. */
export type AppealedDecision = {
  action: LoggedAction
  kind: ReportKind
  reason: ReportReason | ''
  createdAt: string
  /** The moderators' text to the account; "" if none. */
  text: string
  /** The content as written, for its signed-in owner; null for decisions about accounts and for deleted content. */
  content: ReportedContent | null
  /** Whether there is content that its owner would see once signed in. */
  contentAfterLogin: boolean
  /** Whether the account can appeal now. */
  appealable: boolean
  /** The appeal and its result; `decidedAt` and `granted` are null while it waits. */
  appeal: { createdAt: string; decidedAt: string | null; granted: boolean | null; answer: string } | null
  /** Whether the decision was reversed: the content is visible again, or the account may sign in. */
  undone: boolean
  /** Whether a later removal of the same, or a later suspension, is in force in its place. */
  replaced: boolean
  /** What the link opens, for the owner while the content is visible. */
  opens: ReportedContent['opens']
}

/** POST /appeal: once per decision. */
export const appealInput = readAppealInput.concat(object({ text: text(limits.reason).required('required') }))
export type AppealInput = InferType<typeof appealInput>

/** An appeal as moderators read it; `id` is the decision's. */
export type Appeal = {
  id: string
  text: string
  createdAt: string
  granted: boolean | null
  decision: LogEntry
  content: ReportedContent | null
}

export const decideAppealInput = object({
  id: neededId(),
  granted: boolean().required('required'),
  text: text(limits.reason),
})
export type DecideAppealInput = InferType<typeof decideAppealInput>

/** POST /verification: an organisation sends its uploaded document. */
export const requestVerificationInput = object({ document: imageName().required('required') })

export type OwnVerification = {
  verified: boolean
  askedAt: string | null
  decidedAt: string | null
  /** What the moderators wrote when they rejected or withdrew it; "" otherwise. */
  reason: string
}

/**
 * PUT /verify/{userId}; the organisation reads `reason` when it is rejected or withdrawn. `askedAt` names the documents that
 * the moderator saw, null for none: 409 when newer ones were sent since. `state` is what they saw of the verification: 409
 * when another moderator has decided otherwise meanwhile. Without these the decision is about any.
 */
export const verifyInput = object({
  userId: neededId(),
  askedAt: string().max(40, 'invalid').nullable(),
  state: oneOfList(verificationStates),
  verified: boolean().required('required'),
  reason: text(limits.reason).when('verified', {
    is: false,
    // biome-ignore lint/suspicious/noThenProperty: the name that yup gives this branch
    then: (reason) => reason.required('required'),
  }),
})
export type VerifyInput = InferType<typeof verifyInput>

/** GET /verifications: organisations by status; pending ones come oldest first. */
export const verificationsInput = object({ ...paging, status: oneOfListOrNull(verificationStates) })
export type VerificationsInput = InferType<typeof verificationsInput>

/** `document`: a signed address of the document, or null. */
export type Verification = {
  /** The organisation's. */
  id: string
  user: UserCard
  ongId: string
  state: VerificationState
  document: string | null
  askedAt: string | null
}
