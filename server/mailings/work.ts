import type { CronItem } from 'graphile-worker'
import type { Tasks } from '#server/platform/work/index.ts'
import { sendDigests } from './sendDigests.ts'
import { tellMessages } from './tellMessages.ts'
import { tellNews } from './tellNews.ts'

export const mailingTasks: Tasks = {
  'mailings.news': tellNews,
  'mailings.messages': tellMessages,
  'mailings.digests': sendDigests,
}

export const mailingCrons: CronItem[] = [{ task: 'mailings.digests', match: '7 * * * *' }]
