import type { Try } from './load.ts'
import type { Heard } from './talks.ts'

/** When a part was lost and when it was back, what clients saw meanwhile, and what was lost of what they were promised. */
export type Fault = {
  part: string
  lostAt: number
  backAt: number
  tries: readonly Try[]
  heard: readonly Heard[]
  lost: number
  doubled: number
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0)

export const isError = ({ status }: Try) => status === 0 || status >= 500
const isRead = ({ act }: Try) => act === 'read' || act === 'file'

export function getFigures({ part, lostAt, backAt, tries, heard, lost, doubled }: Fault) {
  const errors = tries.filter(isError)
  const ends = errors.map(({ at, took }) => at + took)
  return {
    part,
    requests: tries.length,
    errors: errors.length,
    ofReads: errors.filter(isRead).length,
    statuses: [...new Set(errors.map(({ status }) => status))].sort(),
    away: backAt - lostAt,
    /** Milliseconds from the loss of the part, or its return, to the last error. */
    errorsFor: Math.max(0, ...ends.map((end) => end - lostAt)),
    errorsAfterReturn: Math.max(0, ...ends.map((end) => end - backAt)),
    longest: Math.max(...tries.map(({ took }) => took)),
    cuts: sum(heard.map(({ cuts }) => cuts)),
    /** Milliseconds from a message's acknowledgement until a stream had it. */
    latestEvent: Math.max(...heard.map(({ latest }) => latest)),
    lost: lost + sum(heard.map(({ missing }) => missing.length)),
    doubled: doubled + sum(heard.map(({ doubled }) => doubled.length)),
  }
}

export type Figures = ReturnType<typeof getFigures>

const seconds = (milliseconds: number) => (milliseconds / 1_000).toFixed(1)

/** The table of docs/scale.md. */
export const toTable = (all: readonly Figures[]): string =>
  [
    '| lost | away, s | requests | errors | of reads | last error, s | after the return, s | longest wait, s | streams cut | latest event, s | lost, doubled |',
    `|${' --- |'.repeat(11)}`,
    ...all.map((one) => `| ${getCells(one).join(' | ')} |`),
  ].join('\n')

const getCells = (one: Figures): (string | number)[] => [
  one.part,
  seconds(one.away),
  one.requests,
  one.errors === 0 ? '0' : `${one.errors} (${one.statuses.join(', ')})`,
  one.ofReads,
  seconds(one.errorsFor),
  seconds(one.errorsAfterReturn),
  seconds(one.longest),
  one.cuts,
  seconds(one.latestEvent),
  `${one.lost}, ${one.doubled}`,
]
