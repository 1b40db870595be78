import { createHash, randomBytes } from 'node:crypto'
import { dayIn } from '#lib/dates.ts'
import type { Viewer } from '#server/platform/auth/index.ts'
import type { Db } from '#server/platform/db/index.ts'
import type { Context } from '#server/platform/http/index.ts'
import { platform } from '#server/platform/index.ts'
import { noteView } from './queries/counts.ts'

type View = { jobId: string; viewer: Viewer | null; request: Context['request']; now: Date }

const mostRemembered = 50_000
const salt = randomBytes(16)
let seen = new Set<string>()

/** Counts a view once a person a day. What this process has noted it does not write again. */
export async function countView(db: Db, { jobId, viewer, request, now }: View): Promise<void> {
  const day = dayIn(platform().config.timeZone, now)
  const who = viewer?.id ?? guestHash(request, day)
  const key = `${jobId} ${who} ${day}`
  if (seen.has(key)) return
  await noteView(db, { jobId, viewer: who, day })
  if (seen.size >= mostRemembered) seen = new Set()
  seen.add(key)
}

/** Tells guests of a day apart and leads back to nobody: the salt is forgotten with the process. */
const guestHash = ({ ip, userAgent }: View['request'], day: string): string =>
  createHash('sha256').update(salt).update(`${day} ${ip} ${userAgent}`).digest('base64url').slice(0, 22)
