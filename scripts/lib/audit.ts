import { isRecord } from '#lib/json.ts'

/** `unasked`: the registry did not respond, so nothing is known. */
export type Verdict = { outcome: 'clean' | 'found' | 'unasked'; sentence: string }

const stopping = ['high', 'critical']

/** Summarises the output of `npm audit --json`; high and critical findings stop a release. */
export function getVerdict(output: string): Verdict {
  const report = parse(output)
  if (!isRecord(report) || !isRecord(report.vulnerabilities)) return unasked(report)
  const known = Object.entries(report.vulnerabilities).flatMap(([name, one]) =>
    isRecord(one) ? [{ name, severity: String(one.severity) }] : [],
  )
  const stop = known.filter(({ severity }) => stopping.includes(severity))
  const below = known.length - stop.length
  if (stop.length > 0) {
    const names = stop.map(({ name, severity }) => `${name} (${severity})`).join(', ')
    return {
      outcome: 'found',
      sentence: `npm audit found ${stop.length} at high level or above: ${names}. "npm audit --omit dev" says more.`,
    }
  }
  return { outcome: 'clean', sentence: `npm audit knows of nothing at high level, and of ${below} below it.` }
}

function unasked(report: unknown): Verdict {
  const reason = isRecord(report) && typeof report.message === 'string' ? report.message : 'no answer'
  return {
    outcome: 'unasked',
    sentence: `npm audit could not be asked (${reason}): nothing is known about these packages. Ask again where the registry answers audits.`,
  }
}

function parse(output: string): unknown {
  try {
    return JSON.parse(output)
  } catch {
    return null
  }
}
