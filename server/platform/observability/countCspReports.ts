import { object } from 'yup'
import { parseJson, readText } from '../http/body.ts'
import { apiError, mutation } from '../http/index.ts'
import { platform } from '../index.ts'

const largest = 64 * 1024
const mostReports = 50

/** The directives of our policy; a report cannot create metrics of other names. */
const directives = new Set([
  ...['default-src', 'script-src', 'script-src-elem', 'script-src-attr', 'style-src', 'style-src-elem'],
  ...['style-src-attr', 'img-src', 'media-src', 'font-src', 'connect-src', 'frame-src', 'worker-src'],
  ...['manifest-src', 'object-src', 'base-uri', 'form-action', 'frame-ancestors'],
])

/**
 * POST /api/csp-reports: counts what browsers blocked on a page, by the directive. Addresses, scripts and people in a
 * report are not stored.
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

/** The directive of a report in either of its two shapes; null for reports of something else. */
function getDirective(report: unknown): string | null {
  const [newer, older] = [getProperty(report, 'body'), getProperty(report, 'csp-report')]
  const directive =
    getProperty(newer, 'effectiveDirective') ??
    getProperty(older, 'effective-directive') ??
    getProperty(older, 'violated-directive')
  return typeof directive === 'string' ? (directive.split(' ')[0] ?? '') : null
}

const getProperty = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
