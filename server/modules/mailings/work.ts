import type { CronItem } from 'graphile-worker'
import { getDue, hourly, type Tasks } from '#server/platform/work/index.ts'
import { sendDigests } from './sendDigests.ts'
import { sendMessageEmail } from './sendMessageEmail.ts'
import { sendNotificationEmail } from './sendNotificationEmail.ts'

export const mailingTasks: Tasks = {
  'mailings.news': sendNotificationEmail,
  'mailings.messages': sendMessageEmail,
  'mailings.digests': (payload) => sendDigests(getDue(payload)),
}

export const mailingCrons: CronItem[] = [hourly('mailings.digests', 7)]
