import { describe, expect, it } from 'vitest'
import { apiErrors, type ErrorCode } from '#contracts/errors.ts'
import { isRetryable } from '#services/largeUpload.ts'

const answered = (name: ErrorCode) => {
  const { status, phrase } = apiErrors[name]
  return isRetryable(status, { error: phrase, message: 'a sentence' })
}

describe('a part that was refused', () => {
  it('A failed part is sent again when a retry may succeed', () => {
    for (const status of [0, 409, 423, 429, 500, 502, 503])
      expect([status, isRetryable(status)]).toEqual([status, true])
    for (const name of ['tooMany', 'unavailable', 'internal', 'conflict'] as const)
      expect([name, answered(name)]).toEqual([name, true])
  })

  it('A failed part is not sent again when only time or its sender can help: the sentence is shown at once', () => {
    const lasting = [
      'tooManyBytes',
      'tooManyUploads',
      'diskFull',
      'imageTooLarge',
      'fileTooLarge',
      'notFound',
    ] as const
    for (const name of lasting) expect([name, answered(name)]).toEqual([name, false])
  })
})
