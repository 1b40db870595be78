import { resolve } from 'node:path'
import { apiErrors, type ErrorBody, proofKinds } from '#contracts/errors.ts'
import { brand } from '#lib/brand.ts'
import type { Operation } from '#server/platform/http/index.ts'
import { readEndpoints } from '#server/platform/http/router.ts'
import { platform } from '#server/platform/index.ts'
import { toInputSchema } from './inputSchema.ts'
import { introduction } from './introduction.ts'
import type { JsonSchema } from './jsonSchema.ts'
import reference from './reference.json' with { type: 'json' }
import { describeUpload } from './uploads.ts'

type AnyOperation = Operation<never, unknown>
type Content = Record<string, { schema?: JsonSchema }>
export type Response = { $ref?: string; description?: string; content?: Content }
export type Described = {
  operationId: string
  summary: string
  description: string
  tags: string[]
  security: Record<string, string[]>[]
  parameters: { name: string; in: string; required: boolean; description?: string; schema: JsonSchema }[]
  requestBody?: { required: boolean; content: Content }
  responses: Record<string, Response>
  'x-access': string
}
/** OpenAPI 3.1: every endpoint with its inputs and responses. */
export type OpenApi = {
  openapi: '3.1.0'
  info: { title: string; version: string; description: string }
  servers: { url: string }[]
  tags: { name: string; 'x-displayName': string }[]
  paths: Record<string, Record<string, Described>>
  components: {
    schemas: Record<string, JsonSchema>
    securitySchemes: Record<string, object>
    responses: Record<string, Response>
  }
}

/** The chapters of the reference, in their order. */
const services: Record<string, string> = {
  account: 'Account',
  friends: 'Friends',
  notifications: 'Notifications',
  chat: 'Chat',
  posts: 'Posts',
  jobs: 'Jobs',
  media: 'Media',
  moderation: 'Moderation',
  stores: 'Stores',
  documents: 'Documents',
  countries: 'Countries',
  site: 'Site and operation',
}

let cache: Promise<OpenApi> | undefined

/** The whole document, cached per process. */
export function openApi(): Promise<OpenApi> {
  cache ??= describeRepository()
  return cache
}

async function describeRepository(): Promise<OpenApi> {
  const paths: OpenApi['paths'] = {}
  for (const { pattern, parameters, endpoint } of await readEndpoints(resolve('pages/api'))) {
    const path = pattern.replaceAll(/\[(\w+)\]/g, '{$1}')
    const operations = Object.entries(endpoint.operations).map(
      ([method, operation]) =>
        [method.toLowerCase(), describeOperation(method, path, parameters, operation)] as const,
    )
    paths[path] = Object.fromEntries(operations)
  }
  return {
    openapi: '3.1.0',
    info: {
      title: brand.name,
      version: '1',
      description: introduction,
    },
    servers: [{ url: platform().config.publicUrl }],
    tags: Object.entries(services).map(([name, title]) => ({ name, 'x-displayName': title })),
    paths,
    components: {
      schemas: { ...reference.schemas, ApiError: errorSchema },
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', description: 'An accessToken: 15 minutes.' },
      },
      responses: {
        ApiError: { description: 'The call failed.', ...json({ $ref: '#/components/schemas/ApiError' }) },
      },
    },
  }
}

const errorFields: Record<keyof ErrorBody, JsonSchema> = {
  error: { enum: [...new Set(Object.values(apiErrors).map(({ phrase }) => phrase))] },
  message: { type: 'string', description: 'A sentence for people.' },
  fields: { type: 'object', additionalProperties: { type: 'string' } },
  appeal: { type: 'string', description: 'Lets a suspended account appeal.' },
  proofs: {
    type: 'array',
    items: { enum: proofKinds },
    description: 'How the caller can prove to be the owner.',
  },
}

const errorSchema: JsonSchema = {
  type: 'object',
  properties: errorFields,
  required: ['error', 'message'],
}

const json = (schema: JsonSchema): { content: Content } => ({ content: { 'application/json': { schema } } })

type OperationDescription = { name: string; about: string; answer: JsonSchema | null }
const operationDescriptions: Record<string, OperationDescription> = reference.operations
const getDescription = (method: string, path: string): OperationDescription =>
  operationDescriptions[`${method} ${path}`] ?? { name: '', about: '', answer: null }

function describeOperation(
  method: string,
  path: string,
  inPath: string[],
  operation: AnyOperation,
): Described {
  const { name, about, answer } = getDescription(method, path)
  const service = path.split('/')[2] ?? ''
  const text = capitalise(about.replace(/^(?:[A-Z]+,? )+\S+?[:.,] /, ''))
  const input = toInputSchema(operation.input)
  const upload = describeUpload(method, path)
  const isQuestion = method === 'GET' || method === 'HEAD' || operation.body === 'stream'
  return {
    operationId: `${service}.${name}${method === 'HEAD' || method === 'PATCH' ? method : ''}`,
    summary: firstSentence(text),
    description: text,
    tags: [getTag(path)],
    security: operation.access === 'guest' ? [] : [{ bearer: [] }],
    parameters: [
      ...inPath.map((one) => ({
        name: one,
        in: 'path',
        required: true,
        schema: input.properties?.[one] ?? {},
      })),
      ...getQuery(input, (name) => !inPath.includes(name) && (isQuestion || operation.query.includes(name))),
      ...(operation.idempotent ? [idempotencyKey] : []),
      ...upload.headers,
    ],
    ...(isQuestion ? {} : getBody(input, [...inPath, ...operation.query])),
    ...(upload.body && { requestBody: upload.body }),
    responses: getResponses(operation, answer, upload.status),
    'x-access': operation.access,
  }
}

const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'Repeats a write whose answer was lost: with the same key and body it is saved once.',
  schema: { type: 'string', minLength: 1 },
} as const

const capitalise = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** An endpoint that is alone on its address, such as /api/health, belongs to the chapter of the site. */
const getTag = (path: string): string => {
  const [, , service = '', rest] = path.split('/')
  return rest || service in services ? service : 'site'
}

const firstSentence = (text: string) => /^.*?[.;](?= |$)/.exec(text)?.[0].replace(/[.;]$/, '') ?? text

const getQuery = ({ properties = {}, required = [] }: JsonSchema, isTaken: (name: string) => boolean) =>
  Object.entries(properties)
    .filter(([name]) => isTaken(name))
    .map(([name, schema]) => ({ name, in: 'query', required: required.includes(name), schema }))

function getBody(
  { properties = {}, required = [] }: JsonSchema,
  elsewhere: string[],
): Pick<Described, 'requestBody'> {
  const own = Object.entries(properties).filter(([name]) => !elsewhere.includes(name))
  if (own.length === 0) return {}
  const needed = required.filter((name) => !elsewhere.includes(name))
  const schema = {
    type: 'object',
    properties: Object.fromEntries(own),
    ...(needed.length > 0 && { required: needed }),
  }
  return { requestBody: { required: needed.length > 0, ...json(schema) } }
}

function getResponses(
  { status: usual, getStatus }: AnyOperation,
  answer: JsonSchema | null,
  status = usual,
): Described['responses'] {
  const done = { description: 'Done.', ...(answer ? json(answer) : status === 204 ? {} : file) }
  const statuses = getStatus ? [200, 201] : [status]
  return {
    ...Object.fromEntries(statuses.map((one) => [String(one), done])),
    default: { $ref: '#/components/responses/ApiError' },
  }
}

const file = { content: { '*/*': {} } }
