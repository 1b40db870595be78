import type {
  Appeal,
  AppealedDecision,
  AppealInput,
  DecideAppealInput,
  Decided,
  DecideInput,
  Flagged,
  HiddenThing,
  HideInput,
  LogEntry,
  OwnVerification,
  QueueInput,
  ReadAppealInput,
  Reported,
  ReportInput,
  Verification,
  VerificationsInput,
  VerifyInput,
} from '#contracts/moderation.ts'
import type { Page, UserCard } from '#contracts/shapes.ts'
import { calls } from '#lib/calls.ts'
import { createClient } from '#services/http/client.ts'

const moderation = createClient('moderation')

export const reportThing = (input: ReportInput) => moderation.post<Reported>(calls.moderation.report, input)

export const listHidden = () => moderation.get<HiddenThing[]>(calls.moderation.hidden)
export const hideThing = (input: HideInput) => moderation.put<void>(calls.moderation.hidden, input)

export const listQueue = (question: Partial<QueueInput>) =>
  moderation.get<Page<Flagged>>(calls.moderation.queue, question)
export const decideReport = (input: DecideInput) =>
  moderation.postOnce<Decided>(calls.moderation.decide, input)
export const listLog = (page: number) => moderation.get<Page<LogEntry>>(calls.moderation.log, { page })

export const readAppeal = (asked: ReadAppealInput) =>
  moderation.get<AppealedDecision>(calls.moderation.appeal, asked)
export const writeAppeal = (input: AppealInput) => moderation.post<void>(calls.moderation.appeal, input)
export const listAppeals = (question: Partial<QueueInput>) =>
  moderation.get<Page<Appeal>>(calls.moderation.appeals, question)
export const decideAppeal = ({ id, ...answer }: DecideAppealInput) =>
  moderation.put<void>(calls.moderation.decideAppeal(id), answer)

export const readVerification = () => moderation.get<OwnVerification>(calls.moderation.verification)
export const requestVerification = (document: string) =>
  moderation.post<void>(calls.moderation.verification, { document })
export const listVerifications = (question: Partial<VerificationsInput>) =>
  moderation.get<Page<Verification>>(calls.moderation.verifications, question)
export const verifyOrganisation = ({ userId, ...answer }: VerifyInput) =>
  moderation.put<void>(calls.moderation.verify(userId), answer)

export const listBlocks = () => moderation.get<UserCard[]>(calls.moderation.blocks)
export const blockPerson = (userId: string) => moderation.post<void>(calls.moderation.block(userId), {})
export const unblockPerson = (userId: string) => moderation.delete(calls.moderation.block(userId))
