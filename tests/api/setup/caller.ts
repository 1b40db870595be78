import { checkAgainstDescription } from './description.ts'

/** Responses have every shape: each test checks the one it expects. */
type Parsed = ReturnType<typeof JSON.parse>

export type CallerResponse = {
  status: number
  headers: Headers
  body: Parsed
}

type Options = { headers?: Record<string, string>; raw?: string | Buffer | FormData }

/** Calls real endpoints as one account: `testApp.as(lucia).post('/api/jobs/job/apply', {...})`. */
export class Caller {
  readonly #origin: string
  readonly #bearer: (() => Promise<string>) | undefined
  readonly #headers: Record<string, string>

  constructor(origin: string, bearer?: () => Promise<string>, headers: Record<string, string> = {}) {
    this.#origin = origin
    this.#bearer = bearer
    this.#headers = headers
  }

  get = (path: string, options?: Options) => this.send('GET', path, undefined, options)
  post = (path: string, body?: unknown, options?: Options) => this.send('POST', path, body, options)
  put = (path: string, body?: unknown, options?: Options) => this.send('PUT', path, body, options)
  delete = (path: string, body?: unknown, options?: Options) => this.send('DELETE', path, body, options)

  async send(method: string, path: string, body?: unknown, options: Options = {}): Promise<CallerResponse> {
    const headers: Record<string, string> = {
      Accept: 'application/json',
      ...this.#headers,
      ...options.headers,
    }
    if (this.#bearer) headers.Authorization = `Bearer ${await this.#bearer()}`
    if (body !== undefined) headers['Content-Type'] = 'application/json'
    const response = await fetch(this.#origin + path, {
      method,
      headers,
      redirect: 'manual',
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      ...(options.raw === undefined ? {} : { body: options.raw as BodyInit }),
    })
    const parsed = method === 'HEAD' ? null : await getBody(response)
    if (response.ok && isJson(response))
      await checkAgainstDescription(method, path.replace(/\?.*$/, ''), parsed)
    return { status: response.status, headers: response.headers, body: parsed }
  }
}

const getType = (response: Response) => response.headers.get('content-type') ?? ''
const isJson = (response: Response) => getType(response).startsWith('application/json')

async function getBody(response: Response): Promise<Parsed> {
  if (isJson(response)) return response.json()
  // A live stream never ends by itself: see setup/listen.ts.
  if (getType(response).startsWith('text/event-stream')) return response.body?.cancel()
  return Buffer.from(await response.arrayBuffer())
}
