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

const image = { imgName: 'a.webp', alt: 'A well', caption: '' }

describe('an offer that another account saved while it was edited', () => {
  it('An edited offer has a conflict where both editors changed a field differently', () => {
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

  it('An edited offer has no conflict where both editors wrote equal values', () => {
    const changed = { ...base, title: 'Sort the bulbs', categories: ['greater'] }
    const versions = { base, mine: changed, theirs: { ...changed } }
    expect([disputedFields(versions), theirFields(versions)]).toEqual([[], []])
    expect(areSame(mineOverTheirs(versions), versions.theirs)).toBe(true)
  })

  it('An edited offer takes the new ids of its questions where their text is unchanged', () => {
    const before = { ...base, questions: [{ id: null, question: 'Why?' }] }
    const versions = { base: before, mine: { ...before, title: 'Sort the bulbs' }, theirs: base }
    expect(mineOverTheirs(versions).questions).toEqual(base.questions)
    expect(theirFields(versions)).toEqual([])
  })

  it('An edited offer loses no list: both choices are shown in conflict', () => {
    const versions = {
      base,
      mine: { ...base, skills: ['teamwork'], images: [] },
      theirs: { ...base, skills: ['teaching'], images: [image] },
    }
    expect(disputedFields(versions)).toEqual(['skills'])
    expect(mineOverTheirs(versions)).toMatchObject({ skills: ['teamwork'], images: [image] })
  })
})
