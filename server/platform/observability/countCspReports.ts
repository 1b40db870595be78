import { object } from 'yup'
import { parseJson, readText } from '../http/body.ts'
import { apiError, mutation } from '../http/index.ts'
import { platform } from '../index.ts'

const largest = 64 * 1024
const mostReports = 50

/** Rules of a policy, as reports name them: nothing that a sender writes becomes a name of ours. */
const directives = new Set([
  ...['default-src', 'script-src', 'script-src-elem', 'script-src-attr', 'style-src', 'style-src-elem'],
  ...['style-src-attr', 'img-src', 'media-src', 'font-src', 'connect-src', 'frame-src', 'worker-src'],
  ...['manifest-src', 'object-src', 'base-uri', 'form-action', 'frame-ancestors'],
])

/**
 * POST /api/csp-reports: what browsers kept a page from, counted by the rule that did. Addresses, scripts and people in
 * a report are read by nobody and stored nowhere.
 */
export const countCspReports = mutation({
  transaction: false,
  access: 'guest',
  bearer: 'ignored',
  input: object({}),
  body: 'stream',
  status: 204,
  counts: [{ act: 'a CSP report' }],
  run: async (_input, { request: { incoming } }) => {
    if (!incoming) throw apiError('malformed')
    const type = incoming.headers['content-type'] ?? ''
    if (!/^application\/(reports\+json|csp-report|json)\b/i.test(type)) throw apiError('wrongMediaType')
    const sent = parseJson(await readText(incoming, largest))
    const reports = Array.isArray(sent) ? sent.slice(0, mostReports) : [sent]
    for (const report of reports) {
      const directive = getDirective(report)
      if (directive) platform().metrics.cspReported(directives.has(directive) ? directive : 'other')
    }
  },
})

/** The rule that a report names in either of its two shapes; null when it is a report of something else. */
function getDirective(report: unknown): string | null {
  const [newer, older] = [getPart(report, 'body'), getPart(report, 'csp-report')]
  const named =
    getPart(newer, 'effectiveDirective') ??
    getPart(older, 'effective-directive') ??
    getPart(older, 'violated-directive')
  return typeof named === 'string' ? (named.split(' ')[0] ?? '') : null
}

const getPart = (whole: unknown, name: string): unknown =>
  typeof whole === 'object' && whole !== null ? Reflect.get(whole, name) : undefined
