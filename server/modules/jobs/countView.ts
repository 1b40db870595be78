import { createHash, randomBytes } from 'node:crypto'
import { dayIn } from '#lib/dates.ts'
import type { Viewer } from '#server/platform/auth/index.ts'
import type { Db } from '#server/platform/db/index.ts'
import type { Context } from '#server/platform/http/index.ts'
import { platform } from '#server/platform/index.ts'
import { forgetSaltsBefore, getDaySalt, noteView } from './queries/counts.ts'

type View = { jobId: string; viewer: Viewer | null; request: Context['request']; now: Date }

const mostRemembered = 50_000
let saltKnown: { day: string; salt: string } | undefined
let seen = new Set<string>()

/** Counts a view once a person a day. What this process has noted it does not write again. */
export async function countView(db: Db, { jobId, viewer, request, now }: View): Promise<void> {
  const day = dayIn(platform().config.timeZone, now)
  const who = viewer?.id ?? guestHash(await saltFor(db, day), request)
  const key = `${jobId} ${who} ${day}`
  if (seen.has(key)) return
  await noteView(db, { jobId, viewer: who, day })
  if (seen.size >= mostRemembered) seen = new Set()
  seen.add(key)
}

/** The same in every process; of the days before none is left. */
async function saltFor(db: Db, day: string): Promise<string> {
  if (saltKnown?.day === day) return saltKnown.salt
  const salt = await getDaySalt(db, day, randomBytes(16).toString('base64url'))
  saltKnown = { day, salt }
  await forgetSaltsBefore(db, day)
  return salt
}

/** Tells guests of a day apart and leads back to nobody once the day and its salt are over. */
const guestHash = (salt: string, { ip, userAgent }: View['request']): string =>
  createHash('sha256').update(`${salt} ${ip} ${userAgent}`).digest('base64url').slice(0, 22)
