import { createHash, randomBytes } from 'node:crypto'
import { viewInput } from '#contracts/jobs.ts'
import type { ViewSource } from '#contracts/lists.ts'
import { dayIn } from '#lib/dates.ts'
import type { Viewer } from '#server/platform/auth/index.ts'
import type { Db } from '#server/platform/db/index.ts'
import { type Context, mutation } from '#server/platform/http/index.ts'
import { platform } from '#server/platform/index.ts'
import { loadVisibleJob } from './loadJob.ts'
import { getMember } from './policy.ts'
import { forgetSaltsBefore, getDaySalt, noteView } from './queries/counts.ts'

/** POST /jobs/{id}/view: counts one view a person or guest a day with its source, and none of the offer's owner. */
export const countJobView = mutation({
  access: 'guest',
  unvalidated: true,
  status: 204,
  input: viewInput,
  run: async ({ id, source = null }, { viewer, db, now, request }): Promise<void> => {
    // Who is not validated counts as a guest: an account that is never validated leaves no id behind.
    const member = getMember(viewer)
    const { ownerId } = await loadVisibleJob(id, { db, viewer: member, now })
    if (ownerId !== viewer?.id) await countView(db, { jobId: id, viewer: member, request, now, source })
  },
})

type View = {
  jobId: string
  viewer: Viewer | null
  request: Context['request']
  now: Date
  source?: ViewSource | null
}

const maxCachedViews = 50_000
let cachedSalt: { day: string; salt: string } | undefined
let cachedViews = new Set<string>()

/** Counts one view per person and day; views that this process has counted cost no query. */
export async function countView(db: Db, { jobId, viewer, request, now, source = null }: View): Promise<void> {
  const day = dayIn(platform().config.timeZone, now)
  const viewerKey = viewer?.id ?? guestHash(await getSalt(db, day), request)
  const key = `${jobId} ${viewerKey} ${day}`
  if (cachedViews.has(key)) return
  await noteView(db, { jobId, viewer: viewerKey, day, source })
  if (cachedViews.size >= maxCachedViews) cachedViews = new Set()
  cachedViews.add(key)
}

/** Returns the day's salt, which all processes share, and deletes the salts of earlier days. */
async function getSalt(db: Db, day: string): Promise<string> {
  if (cachedSalt?.day === day) return cachedSalt.salt
  const salt = await getDaySalt(db, day, randomBytes(16).toString('base64url'))
  cachedSalt = { day, salt }
  await forgetSaltsBefore(db, day)
  return salt
}

/** Distinguishes guests within a day and identifies no one once the day's salt is deleted. */
const guestHash = (salt: string, { ip, userAgent }: View['request']): string =>
  createHash('sha256').update(`${salt} ${ip} ${userAgent}`).digest('base64url').slice(0, 22)
