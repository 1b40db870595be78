import type { Reported, ReportInput } from '#contracts/moderation.ts'
import { createReport } from '#services/moderation.ts'

/** Reports something to the moderators. */
export const useReport = (): ((input: ReportInput) => Promise<Reported>) => createReport
