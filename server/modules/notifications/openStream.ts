import { object } from 'yup'
import { getHeader } from '#server/platform/http/facts.ts'
import { query, Raw } from '#server/platform/http/index.ts'
import { platform } from '#server/platform/index.ts'
import { newestEventId } from '#server/platform/live/queries.ts'

const headers = {
  'Content-Type': 'text/event-stream; charset=utf-8',
  'Cache-Control': 'no-cache, no-transform',
  // Some proxies would buffer the response.
  'X-Accel-Buffering': 'no',
}

/** GET /stream: sends the caller's live events, from after `Last-Event-ID` or from now. */
export const openStream = query({
  access: 'user',
  unvalidated: true,
  input: object({}),
  run: async (_input, { viewer, db, request }) => {
    const last = request.incoming && getHeader(request.incoming, 'last-event-id')
    const after = last && /^\d{1,15}$/.test(last) ? Number(last) : await newestEventId(db, viewer.id)
    return new Raw((response) => platform().streams.open(response, viewer, after), headers)
  },
})
