import { expect, it } from 'vitest'
import { findOfferFaults, toFormFaults } from '#components/jobs/form/jobErrors.ts'
import { emptyJob } from '#components/jobs/form/jobValues.ts'
import { providePublicConfig, publicConfigDefaults } from '#lib/publicConfig.ts'

const question = (text: string) => ({ id: null, question: text })

it('An error of a question stands under that question, although empty ones before it do not count', async () => {
  providePublicConfig(publicConfigDefaults)
  const questions = [question(''), question('Why?'), question('a'.repeat(501))]
  const faults = await findOfferFaults({ ...emptyJob, questions })
  expect(Object.keys(faults).filter((path) => path.startsWith('questions'))).toEqual(['questions.2.question'])
})

it('The server’s error of one image stands at the field of all images', () => {
  expect(toFormFaults({ 'images.3': 'image-invalid', title: 'title-required' }, emptyJob)).toEqual({
    images: 'image-invalid',
    title: 'title-required',
  })
})
