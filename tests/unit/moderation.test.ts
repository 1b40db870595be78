import { describe, expect, test } from 'vitest'
import type { LoggedAction, ModerationAction, ReportKind } from '#contracts/lists.ts'
import { decideInput } from '#contracts/moderation.ts'
import { check } from '#contracts/validate.ts'
import { decisionError, type Found, isAppealable } from '#server/modules/moderation/policy.ts'

const clara = {
  id: 'clara',
  sessionId: '',
  provider: false,
  moderator: true,
  validated: true,
  lacksAge: false,
  language: 'es' as const,
}
const mateo = { id: 'mateo', moderator: false, suspended: false }
const reported: Found = { open: 2, there: true, hidden: false, owner: mateo }

const states: Record<string, Found> = {
  reported,
  'decided meanwhile': { ...reported, open: 0 },
  'put away': { ...reported, hidden: true },
  'deleted by its owner': { ...reported, there: false },
  'of somebody erased': { ...reported, there: false, owner: null },
  'of somebody suspended': { ...reported, owner: { ...mateo, suspended: true } },
  'of a colleague': { ...reported, owner: { ...mateo, moderator: true } },
  'of the moderator': { ...reported, owner: { ...mateo, id: 'clara' } },
}

/** The result of each decision about a post; `no` means not theirs, `late` that another moderator was first. */
const table = `
state                 | dismiss | warn | remove | suspend | restore
reported              | yes     | yes  | yes    | yes     | late
decided meanwhile     | late    | late | yes    | yes     | late
put away              | yes     | yes  | late   | yes     | yes
deleted by its owner  | yes     | yes  | gone   | yes     | gone
of somebody erased    | yes     | gone | gone   | gone    | gone
of somebody suspended | yes     | yes  | yes    | late    | late
of a colleague        | yes     | yes  | yes    | no      | late
of the moderator      | no      | no   | no     | no      | no
`
const words = { decidedMeanwhile: 'late', notFound: 'gone', notAllowed: 'no' } as const
const wordFor = (kind: ReportKind, action: ModerationAction, found: Found): string => {
  const refusal = decisionError(clara, kind, action, found)
  if (refusal === null) return 'yes'
  return Object.entries(words).find(([name]) => name === refusal)?.[1] ?? refusal
}

describe('a decision', () => {
  const [head = [], ...rows] = table
    .trim()
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()))
  const actions: ModerationAction[] = ['dismiss', 'warn', 'remove', 'suspend', 'restore']

  test.each(rows)(
    'A decision about a post that is %s has its result in the table',
    (state = '', ...wanted) => {
      expect(head.slice(1)).toEqual(actions)
      expect(actions.map((action) => wordFor('post', action, states[state] ?? reported))).toEqual(wanted)
    },
  )

  test('A decision about an account deletes none, and lifts only a suspension', () => {
    expect(wordFor('user', 'remove', reported)).toBe('no')
    expect(wordFor('user', 'restore', reported)).toBe('late')
    expect(wordFor('user', 'restore', { ...reported, hidden: true })).toBe('yes')
  })

  test('A decision names the broken rule, where there is one', async () => {
    const id = '01a1fdbf-869e-7355-b7b2-8672e86e3997'
    const getFields = async (action: ModerationAction) =>
      (await check(decideInput, { kind: 'post', id, action, reason: null })).fields
    for (const action of ['warn', 'remove', 'suspend'] as const)
      expect(await getFields(action)).toEqual({ reason: 'required' })
    for (const action of ['dismiss', 'restore'] as const) expect(await getFields(action)).toBeUndefined()
  })
})

test('A decision against an account can be appealed for thirty days', () => {
  const createdAt = new Date('2026-11-01T10:00:00Z')
  const can = (action: LoggedAction, at: string) => isAppealable({ action, createdAt }, new Date(at))
  expect(can('suspend', '2026-11-30T10:00:00Z')).toBe(true)
  expect(can('suspend', '2026-12-02T10:00:00Z')).toBe(false)
  expect(can('dismiss', '2026-11-01T10:00:00Z')).toBe(false)
})
