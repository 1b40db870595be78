import { calls, getHost } from '#lib/calls.ts'
import type { Person } from '../../people.ts'
import type { CallerResponse } from './caller.ts'
import type { TestApp } from './testApp.ts'

export const protocol = { 'Tus-Resumable': '1.0.0' }

/** The `Upload-Metadata` header: names with base64 values. */
const getMetadata = (facts: Record<string, string>): string =>
  Object.entries(facts)
    .map(([name, value]) => `${name} ${Buffer.from(value).toString('base64')}`)
    .join(',')

/** The headers that start an upload of this many bytes. */
export const beginHeaders = (bytes: number, facts: Record<string, string> = {}): Record<string, string> => ({
  ...protocol,
  'Upload-Length': String(bytes),
  'Upload-Metadata': getMetadata({ filename: 'video.mp4', kind: 'post', ...facts }),
})

/** The headers of the next part. */
export const partHeaders = (offset: number): Record<string, string> => ({
  ...protocol,
  'Upload-Offset': String(offset),
  'Content-Type': 'application/offset+octet-stream',
})

/** The endpoints of large uploads, called as one account; `address` is the Location of the started upload. */
export function tusAs(testApp: TestApp, person: Person) {
  const caller = testApp.as(person)
  const send: typeof caller.send = (...parameters) => caller.send(...parameters)
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

/** Starts an upload and returns its address. */
export async function startUpload(testApp: TestApp, person: Person, bytes: number): Promise<string> {
  const { headers } = await tusAs(testApp, person).begin(bytes)
  return headers.get('location') ?? ''
}
