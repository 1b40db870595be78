import type {
  Appeal,
  AppealedDecision,
  AppealInput,
  DecideAppealInput,
  Decided,
  DecideInput,
  LogEntry,
  OwnVerification,
  QueueInput,
  ReadAppealInput,
  Reported,
  ReportedPerson,
  ReportInput,
  Verification,
  VerificationsInput,
  VerifyInput,
} from '#contracts/moderation.ts'
import type { Page, UserCard } from '#contracts/shapes.ts'
import { calls } from '#lib/calls.ts'
import { createClient } from '#services/http/client.ts'

const moderation = createClient('moderation')

export const createReport = (input: ReportInput) => moderation.post<Reported>(calls.moderation.report, input)

export const listQueue = (params: Partial<QueueInput>) =>
  moderation.get<Page<ReportedPerson>>(calls.moderation.queue, params)
export const decideReport = (input: DecideInput) =>
  moderation.postOnce<Decided>(calls.moderation.decide, input)
export const listLog = (page: number) => moderation.get<Page<LogEntry>>(calls.moderation.log, { page })

export const readAppeal = (params: ReadAppealInput) =>
  moderation.get<AppealedDecision>(calls.moderation.appeal, params)
export const writeAppeal = (input: AppealInput) => moderation.post<void>(calls.moderation.appeal, input)
export const listAppeals = (params: Partial<QueueInput>) =>
  moderation.get<Page<Appeal>>(calls.moderation.appeals, params)
export const decideAppeal = ({ id, ...decision }: DecideAppealInput) =>
  moderation.put<void>(calls.moderation.decideAppeal(id), decision)

export const readVerification = () => moderation.get<OwnVerification>(calls.moderation.verification)
export const requestVerification = (document: string) =>
  moderation.post<void>(calls.moderation.verification, { document })
export const listVerifications = (params: Partial<VerificationsInput>) =>
  moderation.get<Page<Verification>>(calls.moderation.verifications, params)
export const verifyOrganisation = ({ userId, ...decision }: VerifyInput) =>
  moderation.put<void>(calls.moderation.verify(userId), decision)

export const listBlocks = () => moderation.get<UserCard[]>(calls.moderation.blocks)
export const blockPerson = (userId: string) => moderation.post<void>(calls.moderation.block(userId), {})
export const unblockPerson = (userId: string) => moderation.delete(calls.moderation.block(userId))

export const listMutes = () => moderation.get<UserCard[]>(calls.moderation.mutes)
export const muteAccount = (userId: string) => moderation.post<void>(calls.moderation.mute(userId), {})
export const unmuteAccount = (userId: string) => moderation.delete(calls.moderation.mute(userId))
