import { expect, it } from 'vitest'
import { mediaKinds } from '#contracts/lists.ts'
import { openApi } from '#server/modules/reference/openapi.ts'
import { buildVolunteer, signIn } from '../../people.ts'
import { openTestApp } from '../setup/testApp.ts'
import { beginHeaders, partHeaders } from '../setup/tus.ts'

const testApp = openTestApp()

it('The reference says which form an upload sends, and of which kinds', async () => {
  const { info, paths } = await openApi()
  const form = paths['/api/media']?.post?.requestBody?.content['multipart/form-data']?.schema
  expect(form?.required).toEqual(['kind', 'file'])
  expect(form?.properties?.kind).toEqual({ enum: mediaKinds })
  expect(info.description).toContain('tus')
})

it('A large upload that sends the headers of the reference gets the statuses of the reference', async () => {
  const { paths } = await openApi()
  const bearer = `Bearer ${await signIn(testApp.platform, await buildVolunteer())}`
  const values = { ...beginHeaders(10), ...partHeaders(0) }
  const send = async (path: string, method: string, address = path) => {
    const described = paths[path]?.[method.toLowerCase()]
    const needed = (described?.parameters ?? []).filter((one) => one.in === 'header' && one.required)
    const [type] = Object.keys(described?.requestBody?.content ?? {})
    const response = await fetch(testApp.origin + address, {
      method,
      headers: {
        Authorization: bearer,
        ...Object.fromEntries(needed.map(({ name }) => [name, values[name] ?? ''])),
        ...(type && { 'Content-Type': type }),
      },
      ...(type && { body: 'abc' }),
    })
    expect([method, Object.keys(described?.responses ?? {})]).toEqual([
      method,
      [String(response.status), 'default'],
    ])
    return response
  }
  const opened = await send('/api/media/tus', 'POST')
  const address = opened.headers.get('location') ?? ''
  await send('/api/media/tus/{id}', 'PATCH', address)
  expect((await send('/api/media/tus/{id}', 'HEAD', address)).headers.get('upload-offset')).toBe('3')
  await send('/api/media/tus/{id}', 'DELETE', address)
})
