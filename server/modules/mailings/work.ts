import type { CronItem } from 'graphile-worker'
import type { Tasks } from '#server/platform/work/index.ts'
import { sendDigests } from './sendDigests.ts'
import { sendMessageEmail } from './sendMessageEmail.ts'
import { sendNotificationEmail } from './sendNotificationEmail.ts'

export const mailingTasks: Tasks = {
  'mailings.news': sendNotificationEmail,
  'mailings.messages': sendMessageEmail,
  'mailings.digests': sendDigests,
}

export const mailingCrons: CronItem[] = [{ task: 'mailings.digests', match: '7 * * * *' }]
