import { describe, expect, it } from 'vitest'
import { apiErrors, type ErrorCode } from '#contracts/errors.ts'
import { mayPass } from '#services/largeUpload.ts'

const answered = (name: ErrorCode) => {
  const { status, phrase } = apiErrors[name]
  return mayPass(status, { error: phrase, message: 'a sentence' })
}

describe('a part that was refused', () => {
  it('is sent again when a further try may go through', () => {
    for (const status of [0, 409, 423, 429, 500, 502, 503])
      expect([status, mayPass(status)]).toEqual([status, true])
    for (const name of ['tooMany', 'unavailable', 'internal', 'conflict'] as const)
      expect([name, answered(name)]).toEqual([name, true])
  })

  it('is not when only time or its sender can change it: the sentence is shown at once', () => {
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
