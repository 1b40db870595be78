import type { Reported, ReportInput } from '#contracts/moderation.ts'
import { calls } from '#lib/paths.ts'
import { clientOf } from './http/index.ts'

const moderation = clientOf('moderation')

export const reportThing = (input: ReportInput) => moderation.post<Reported>(calls.moderation.report, input)
