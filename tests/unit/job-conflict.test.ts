import { describe, expect, it } from 'vitest'
import { areSame, disputedFields, mineOverTheirs, theirFields } from '#components/jobs/form/jobConflict.ts'
import { emptyJob } from '#components/jobs/form/jobValues.ts'

const base = {
  ...emptyJob,
  title: 'Sort the seeds',
  city: 'Valencia',
  about: 'We sort.',
  questions: [{ id: 'q1', question: 'Why?' }],
}

describe('an offer that somebody else saved while it was edited', () => {
  it('is disputed where both wrote something else', () => {
    const versions = {
      base,
      mine: { ...base, title: 'Sort the bulbs', about: 'We sort all day.' },
      theirs: { ...base, title: 'Sort the roots', city: 'Cádiz' },
    }
    expect(disputedFields(versions)).toEqual(['title'])
    expect(theirFields(versions)).toEqual(['city'])
    expect(mineOverTheirs(versions)).toEqual({
      ...base,
      title: 'Sort the bulbs',
      city: 'Cádiz',
      about: 'We sort all day.',
    })
  })

  it('is disputed nowhere when both wrote the same', () => {
    const changed = { ...base, title: 'Sort the bulbs', categories: ['greater'] }
    const versions = { base, mine: changed, theirs: { ...changed } }
    expect([disputedFields(versions), theirFields(versions)]).toEqual([[], []])
    expect(areSame(mineOverTheirs(versions), versions.theirs)).toBe(true)
  })

  it('keeps the ids that its questions got meanwhile, where nobody typed into them', () => {
    const before = { ...base, questions: [{ id: null, question: 'Why?' }] }
    const versions = { base: before, mine: { ...before, title: 'Sort the bulbs' }, theirs: base }
    expect(mineOverTheirs(versions).questions).toEqual(base.questions)
    expect(theirFields(versions)).toEqual([])
  })

  it('loses no list: what was chosen here stands against what was chosen there', () => {
    const versions = {
      base,
      mine: { ...base, skills: ['teamwork'], images: [] },
      theirs: { ...base, skills: ['teaching'], images: ['a.webp'] },
    }
    expect(disputedFields(versions)).toEqual(['skills'])
    expect(mineOverTheirs(versions)).toMatchObject({ skills: ['teamwork'], images: ['a.webp'] })
  })
})
