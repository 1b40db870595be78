import { boolean, type InferType, object } from 'yup'
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

/** POST /report: what is flagged and why; the same person flags a thing once. */
export const reportInput = object({
  kind: oneOfList(reportKinds).required('required'),
  id: neededId(),
  reason: oneOfList(reportReasons).required('required'),
  text: text(limits.reason),
})
export type ReportInput = InferType<typeof reportInput>

/** `again`: this person had flagged it before. `owner_id`: whose it is, who can be blocked next. */
export type Reported = { id: string; again: boolean; owner_id: string }

/** PUT /hidden: what its reporter puts out of their own sight, or into it again. */
export const hideInput = object({
  kind: oneOfList(reportKinds).required('required'),
  id: neededId(),
  hidden: boolean().required('required'),
})
export type HideInput = InferType<typeof hideInput>

/** GET /hidden: what one put out of one's own sight on any device, the last first, at most 500. */
export type HiddenThing = { kind: ReportKind; id: string }

/** A flagged thing as it was written; `hidden`: put away, or of a person: suspended. `opens`: where it stands. */
export type ReportedContent = {
  ownerId: string
  text: string
  /** Names of pictures, or signed addresses of them. */
  pictures: string[]
  hidden: boolean
  opens: { kind: 'post' | 'job' | 'user'; id: string }
}

export type Report = { id: string; by: UserCard; reason: ReportReason; text: string; createdAt: string }

/** One thing and what people say of it, the newest first; `exhibit` is null once the thing is gone. */
export type FlaggedThing = {
  kind: ReportKind
  id: string
  exhibit: ReportedContent | null
  reports: Report[]
}

/** Somebody whose things were flagged. `warnings` and `removals`: what was decided about them before. */
export type Flagged = {
  /** The person's. */
  id: string
  user: UserCard
  suspended: boolean
  warnings: number
  removals: number
  things: FlaggedThing[]
}

/** GET /queue: people with reports still open (the most serious first), or with decided ones (the last first). */
export const queueInput = object({ ...paging, status: oneOfListOrNull(queueStates) })
export type QueueInput = InferType<typeof queueInput>

/** POST /decide. All but a dismissal name the rule; `text` is told to the person beside it. */
export const decideInput = object({
  kind: oneOfList(reportKinds).required('required'),
  id: neededId(),
  action: oneOfList(moderationActions).required('required'),
  reason: oneOfListOrNull(reportReasons).when('action', {
    is: (action: string) => action === 'warn' || action === 'remove' || action === 'suspend',
    // biome-ignore lint/suspicious/noThenProperty: the name that yup gives this branch
    then: (reason) => reason.nonNullable('required').required('required'),
  }),
  text: text(limits.reason),
})
export type DecideInput = InferType<typeof decideInput>

export type Decided = { decision_id: string }

/** The log: ids, and the names that their people have now ("": the account was erased). */
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

/** GET /appeal: what a link from a letter stands for (`token`), or what was decided about whoever asks (`decision`). */
export const readAppealInput = object({ token: opaque(), decision: id() })
export type ReadAppealInput = InferType<typeof readAppealInput>

/** What was decided about somebody, and how it stands now. */
export type AppealedDecision = {
  action: LoggedAction
  kind: ReportKind
  reason: ReportReason | ''
  createdAt: string
  /** What the moderators wrote to the person; "" when nothing. */
  text: string
  /** What it is about as it was written, for its owner who is signed in; of a person's account, and what is gone, null. */
  exhibit: ReportedContent | null
  /** It can be appealed against now. */
  appealable: boolean
  /** That somebody appealed, and the answer: both null while it waits. */
  appeal: { createdAt: string; decidedAt: string | null; granted: boolean | null; answer: string } | null
  /** What was taken is back: the thing is seen again, or the person may come in. */
  undone: boolean
  /** Where the thing stands, for its owner while it is seen. */
  opens: ReportedContent['opens'] | null
}

/** POST /appeal: once a decision. */
export const appealInput = readAppealInput.concat(object({ text: text(limits.reason).required('required') }))
export type AppealInput = InferType<typeof appealInput>

/** An appeal as moderators read it; `id` is the decision's. */
export type Appeal = {
  id: string
  text: string
  createdAt: string
  granted: boolean | null
  decision: LogEntry
  exhibit: ReportedContent | null
}

export const decideAppealInput = object({
  id: neededId(),
  granted: boolean().required('required'),
  text: text(limits.reason),
})
export type DecideAppealInput = InferType<typeof decideAppealInput>

/** POST /verification: an organisation sends its papers, an uploaded document. */
export const requestVerificationInput = object({ document: imageName().required('required') })
export type RequestVerificationInput = InferType<typeof requestVerificationInput>

export type OwnVerification = { verified: boolean; askedAt: string | null; decidedAt: string | null }

/** PUT /verify/{userId}; `reason` is told to the organisation when it is refused or withdrawn. */
export const verifyInput = object({
  userId: neededId(),
  verified: boolean().required('required'),
  reason: text(limits.reason).when('verified', {
    is: false,
    // biome-ignore lint/suspicious/noThenProperty: the name that yup gives this branch
    then: (reason) => reason.required('required'),
  }),
})
export type VerifyInput = InferType<typeof verifyInput>

/** GET /verifications: organisations by where they stand; those that wait come first asked, first seen. */
export const verificationsInput = object({ ...paging, status: oneOfListOrNull(verificationStates) })
export type VerificationsInput = InferType<typeof verificationsInput>

/** `document`: a signed address of its papers, null when it sent none. */
export type Verification = {
  /** The organisation's. */
  id: string
  user: UserCard
  ongId: string
  state: VerificationState
  document: string | null
  askedAt: string | null
}
