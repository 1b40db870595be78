import { mediaKinds } from '#contracts/lists.ts'
import type { JsonSchema } from './jsonSchema.ts'

/** What a call with a file sends and is answered with: its contract says nothing of it, since the body is no JSON. */
type Upload = { headers: Record<string, string>; body?: Record<string, JsonSchema>; status?: number }

const file: JsonSchema = { type: 'string', format: 'binary' }
const form: JsonSchema = {
  type: 'object',
  properties: { kind: { enum: mediaKinds }, file },
  required: ['kind', 'file'],
}
const version = { 'Tus-Resumable': '1.0.0' }

/** The calls with files, by their method and address. */
const uploads: Record<string, Upload> = {
  'POST /api/media': { headers: {}, body: { 'multipart/form-data': form } },
  'POST /api/media/tus': {
    headers: {
      ...version,
      'Upload-Length': 'The bytes of the whole file.',
      'Upload-Metadata':
        '`kind` and `filename`, and of a video `width`, `height` and `poster`: each a name, a space and its value in base64, separated by commas.',
    },
  },
  'HEAD /api/media/tus/{id}': { headers: version },
  'PATCH /api/media/tus/{id}': {
    headers: { ...version, 'Upload-Offset': 'The bytes that have arrived, as HEAD says.' },
    body: { 'application/offset+octet-stream': file },
    status: 204,
  },
  'DELETE /api/media/tus/{id}': { headers: version, status: 204 },
}

/** Describes a call with a file as OpenAPI does; nothing for any other call. */
export function describeUpload(method: string, path: string) {
  const upload = uploads[`${method} ${path}`]
  if (!upload) return { headers: [] }
  const content = Object.entries(upload.body ?? {}).map(([type, schema]) => [type, { schema }])
  return {
    headers: Object.entries(upload.headers).map(([name, description]) => ({
      ...{ name, in: 'header', required: true, description },
      schema: { type: 'string' },
    })),
    ...(content.length > 0 && { body: { required: true, content: Object.fromEntries(content) } }),
    ...(upload.status && { status: upload.status }),
  }
}
