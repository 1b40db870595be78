import { calls, getHost } from '#lib/calls.ts'
import type { Person } from '../../people.ts'
import type { CallerResponse } from './caller.ts'
import type { TestApp } from './testApp.ts'

export const protocol = { 'Tus-Resumable': '1.0.0' }

/** `Upload-Metadata` on the wire: names beside base64. */
const getMetadata = (facts: Record<string, string>): string =>
  Object.entries(facts)
    .map(([name, value]) => `${name} ${Buffer.from(value).toString('base64')}`)
    .join(',')

/** What begins an upload of so many bytes. */
export const beginHeaders = (bytes: number, facts: Record<string, string> = {}): Record<string, string> => ({
  ...protocol,
  'Upload-Length': String(bytes),
  'Upload-Metadata': getMetadata({ filename: 'video.mp4', kind: 'post', ...facts }),
})

/** What goes along with one more part. */
export const partHeaders = (offset: number): Record<string, string> => ({
  ...protocol,
  'Upload-Offset': String(offset),
  'Content-Type': 'application/offset+octet-stream',
})

/** The endpoints of large uploads as one person knocks at them; `address` is what the beginning answered. */
export function tusAs(testApp: TestApp, person: Person) {
  const caller = testApp.as(person)
  const send: typeof caller.send = (...asked) => caller.send(...asked)
  return {
    begin: (bytes: number, facts?: Record<string, string>): Promise<CallerResponse> =>
      send('POST', `${getHost('media')}${calls.media.tus}`, undefined, {
        headers: beginHeaders(bytes, facts),
      }),
    part: (address: string, offset: number, bytes: Buffer): Promise<CallerResponse> =>
      send('PATCH', address, undefined, { headers: partHeaders(offset), raw: bytes }),
    head: (address: string): Promise<CallerResponse> =>
      send('HEAD', address, undefined, { headers: protocol }),
    terminate: (address: string): Promise<CallerResponse> =>
      send('DELETE', address, undefined, { headers: protocol }),
  }
}

/** Begins an upload: its address. */
export async function begunUpload(testApp: TestApp, person: Person, bytes: number): Promise<string> {
  const { headers } = await tusAs(testApp, person).begin(bytes)
  return headers.get('location') ?? ''
}
