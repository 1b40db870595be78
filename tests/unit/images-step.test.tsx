// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { Formik, useFormikContext } from 'formik'
import { useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { ImagesStep } from '#components/jobs/form/ImagesStep.tsx'
import { emptyJob, type JobValues } from '#components/jobs/form/jobValues.ts'
import { showScreen } from './accountScreens.tsx'

const sending = new Map<string, PromiseWithResolvers<unknown>>()
vi.mock('#services/media.ts', () => ({
  upload: (file: File) => {
    const sent = Promise.withResolvers()
    sending.set(file.name, sent)
    return sent.promise
  },
}))

afterEach(cleanup)

function Steps() {
  const { values } = useFormikContext<JobValues>()
  const [isLeft, setLeft] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setLeft(true)}>
        Next
      </button>
      <output>{values.images.map(({ imgName }) => imgName).join()}</output>
      {!isLeft && <ImagesStep />}
    </>
  )
}

it('Photos that arrive after their step was left all join the offer', async () => {
  await showScreen(
    <Formik initialValues={emptyJob} onSubmit={vi.fn()}>
      <Steps />
    </Formik>,
    'en',
    {},
    ['jobs', 'myJobs', 'media', 'common', 'errors'],
  )
  const field = document.querySelectorAll<HTMLInputElement>('input[type=file]')[1]
  if (!field) throw new Error('no field for photos')
  const files = ['one.jpg', 'two.jpg', 'three.jpg'].map(
    (name) => new File([Uint8Array.of(0xff, 0xd8, 0xff, 0)], name),
  )
  await act(async () => fireEvent.change(field, { target: { files } }))
  await vi.waitFor(() => expect(sending.has('one.jpg')).toBe(true))
  fireEvent.click(screen.getByText('Next'))
  for (const { name } of files) {
    await vi.waitFor(() => expect(sending.has(name)).toBe(true))
    await act(async () => sending.get(name)?.resolve({ imgName: `sent-${name}` }))
  }
  expect(screen.getByRole('status').textContent).toBe('sent-one.jpg,sent-two.jpg,sent-three.jpg')
})

it('The cover and the first photo are removed by buttons of different names', async () => {
  const photo = { imgName: 'photo', alt: '', caption: '' }
  await showScreen(
    <Formik initialValues={{ ...emptyJob, background: 'cover', images: [photo] }} onSubmit={vi.fn()}>
      <ImagesStep />
    </Formik>,
    'en',
    {},
    ['jobs', 'myJobs', 'media', 'common', 'errors'],
  )
  for (const name of ['Remove Cover image', 'Remove Image 1'])
    expect(await screen.findAllByRole('button', { name })).toHaveLength(1)
})
