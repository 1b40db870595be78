import { request } from 'node:http'
import type { Person } from '../../people.ts'
import { signIn } from '../../people.ts'
import type { CallerResponse } from './caller.ts'
import type { TestApp } from './testApp.ts'

/** The form of POST /api/media, with its fields in either order. */
export function createForm(file: Buffer, kind: string, name = 'photo.jpg', kindFirst = true): FormData {
  const body = new FormData()
  if (kindFirst) body.append('kind', kind)
  body.append('file', new Blob([new Uint8Array(file)]), name)
  if (!kindFirst) body.append('kind', kind)
  return body
}

export const upload = (
  testApp: TestApp,
  person: Person,
  file: Buffer,
  kind = 'job',
  name?: string,
  kindFirst?: boolean,
): Promise<CallerResponse> =>
  testApp.as(person).post('/api/media', undefined, { raw: createForm(file, kind, name, kindFirst) })

/** The encoded start of this form, up to the first byte of the file. */
export const formStart = (kind: string): string =>
  [
    '--edge',
    'Content-Disposition: form-data; name="kind"',
    '',
    kind,
    '--edge',
    'Content-Disposition: form-data; name="file"; filename="photo.jpg"',
    'Content-Type: image/jpeg',
    '',
    '',
  ].join('\r\n')

/** An upload that the test sends piece by piece: `write` returns false once the response has arrived. */
export async function openUpload(testApp: TestApp, person: Person) {
  const { port, hostname } = new URL(testApp.origin)
  const headers = {
    Authorization: `Bearer ${await signIn(testApp.platform, person)}`,
    'Content-Type': 'multipart/form-data; boundary=edge',
    'Transfer-Encoding': 'chunked',
  }
  const outgoing = request({ port, hostname, path: '/api/media', method: 'POST', headers })
  let isAnswered = false
  const response = new Promise<{ status: number; error: string }>((done, fail) => {
    outgoing.on('error', fail)
    outgoing.on('response', async (response) => {
      isAnswered = true
      const chunks: Buffer[] = await response.toArray()
      const { error } = JSON.parse(Buffer.concat(chunks).toString())
      done({ status: response.statusCode ?? 0, error })
    })
  })
  // A test that aborts its upload does not wait for the response.
  response.catch(() => {})
  return {
    answer: response,
    write: async (piece: string | Buffer): Promise<boolean> => {
      await new Promise<void>((written) => outgoing.write(piece, () => written()))
      return !isAnswered
    },
    end: () => outgoing.end(),
    breakOff: () => outgoing.destroy(),
  }
}
