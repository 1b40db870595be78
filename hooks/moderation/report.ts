import type { Reported, ReportInput } from '#contracts/moderation.ts'
import { reportThing } from '#services/moderation.ts'

/** Reports something to the moderators. */
export const useReport = (): ((input: ReportInput) => Promise<Reported>) => reportThing
