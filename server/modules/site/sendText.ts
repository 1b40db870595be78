import type { Readable } from 'node:stream'
import { Raw } from '#server/platform/http/index.ts'

/** Sends a text file that clients may cache for an hour. */
export const sendText = (body: string | Readable, type: string): Raw =>
  new Raw(body, { 'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': 'public, max-age=3600' })
