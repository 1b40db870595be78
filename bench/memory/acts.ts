import { type IncomingHttpHeaders, request } from 'node:http'
import { text as readText } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { asBrowser, bearer, getId, post, times } from '../cases/case.ts'
import { benchPassword, wordCalls } from '../cases/offers.ts'
import type { Call } from '../measure.ts'
import { size } from '../size.ts'
import { listenAll } from '../streams/listeners.ts'
import { createUploads, createVideo, type Upload } from './files.ts'

/** Something that people do so many times a second; `turn` counts from 0. */
export type Act = { name: string; perSecond: number; run(turn: number): Promise<unknown> }

/** People who are there at once: each odd one is connected to the one before. */
export const atOnce = 200
/** How long a stream stays open, in milliseconds. */
const streamFor = 10_000
const videoBytes = 4_000_000

const people = times(atOnce, (index) => size.firstFreshVolunteer + index)

function pick<T>(list: readonly T[], turn: number): T {
  const one = list[turn % list.length]
  if (one === undefined) throw new Error('the bench has nothing to call')
  return one
}

type Headers = Record<string, string>

type Sent = { method?: string; headers?: Headers; body?: string | Buffer }

/**
 * Calls a server by a connection of its own, since one that is used again may be closed just then. Returns the whole
 * response; anything but success is an error.
 */
function call(
  address: string,
  { body, ...sent }: Sent = {},
): Promise<{ headers: IncomingHttpHeaders; text: string }> {
  return new Promise((done, fail) => {
    const outgoing = request(address, { ...sent, agent: false }, (response) => {
      readText(response).then((text) => {
        if (Number(response.statusCode) < 400) return done({ headers: response.headers, text })
        fail(new Error(`${sent.method ?? 'GET'} ${address}: ${response.statusCode} ${text}`))
      }, fail)
    })
    outgoing.once('error', fail)
    outgoing.end(body)
  })
}

const open = (origin: string, path: string, headers: Headers = {}) => call(origin + path, { headers })
const send = (origin: string, { path, headers, body }: Call, as: Headers = {}) =>
  call(origin + path, { method: 'POST', headers: { ...headers, ...as }, body: body ?? '' })

const guestPaths = ['/', '/jobs', '/faq', '/login']
const memberPaths = ['/feed', '/jobs', '/chat', '/notifications', '/']
const readPaths = ['/api/posts/posts', '/api/notifications/notify', '/api/chat/allchat']

/** The page of an offer, or another page where the offer of this turn is a draft, as fillOffers makes them. */
function guestPath(turn: number): string {
  const offer = (turn * 37) % size.offers.few
  return turn % 2 === 1 || offer % 20 === 7 ? pick(guestPaths, turn >> 1) : `/job/${getId('job', offer)}`
}

const memberPath = (turn: number): string =>
  turn % 4 === 0 ? `/user/${getId('account', pick(people, turn * 11))}` : pick(memberPaths, turn)

const readActs = (origin: string, browsers: Headers[], bearers: Headers[]): Act[] => [
  { name: "guests' pages", perSecond: 8, run: (turn) => open(origin, guestPath(turn)) },
  {
    name: 'signed-in pages',
    perSecond: 2,
    run: (turn) => open(origin, memberPath(turn), pick(browsers, turn * 7)),
  },
  {
    name: 'reads',
    perSecond: 8,
    run: (turn) => open(origin, pick(readPaths, turn), pick(bearers, turn * 7)),
  },
  { name: 'searches', perSecond: 2, run: (turn) => send(origin, pick(wordCalls, turn)) },
]

const message = (turn: number): Call =>
  post('/api/chat/save', {
    userId: getId('account', pick(people, (turn * 3) ^ 1)),
    message: `Message ${turn}`,
  })

const login = (turn: number): Call =>
  post('/api/account/login', {
    email: `person${pick(people, turn * 5)}@bench.example`,
    password: benchPassword,
  })

const writeActs = (origin: string, bearers: Headers[]): Act[] => [
  { name: 'messages', perSecond: 2, run: (turn) => send(origin, message(turn), pick(bearers, turn * 3)) },
  {
    name: 'posts',
    perSecond: 0.5,
    run: (turn) =>
      send(origin, post('/api/posts/posts', { text: `Post ${turn}. `.repeat(40) }), pick(bearers, turn * 9)),
  },
  { name: 'logins', perSecond: 0.3, run: (turn) => send(origin, login(turn)) },
]

function streamAct(origin: string, bearers: Headers[]): Act {
  return {
    name: 'streams',
    perSecond: 10,
    run: async (turn) => {
      const stream = { path: '/api/notifications/stream', headers: pick(bearers, turn * 7) }
      const close = await listenAll(origin, [{ stream, say: { ...stream, body: String } }], () => {})
      await wait(streamFor)
      close()
    },
  }
}

async function sendFile(origin: string, { kind, name, bytes }: Upload, headers: Headers): Promise<string> {
  const body = new FormData()
  body.append('kind', kind)
  body.append('file', new Blob([bytes]), name)
  const encoded = new Response(body)
  const { text } = await call(`${origin}/api/media`, {
    method: 'POST',
    headers: { ...headers, 'content-type': encoded.headers.get('content-type') ?? '' },
    body: Buffer.from(await encoded.arrayBuffer()),
  })
  return JSON.parse(text).imgName
}

/** Sends a video as browsers do: a beginning, then its bytes. */
async function sendVideo(origin: string, bytes: Buffer, as: Headers): Promise<void> {
  const base64 = (text: string) => Buffer.from(text).toString('base64')
  const headers = { ...as, 'Tus-Resumable': '1.0.0' }
  const begun = await call(`${origin}/api/media/tus`, {
    method: 'POST',
    headers: {
      ...headers,
      'Upload-Length': String(bytes.length),
      'Upload-Metadata': `filename ${base64('video.mp4')},kind ${base64('post')}`,
    },
  })
  const at = new URL(begun.headers.location ?? '', origin)
  await call(`${origin}${at.pathname}`, {
    method: 'PATCH',
    headers: { ...headers, 'Upload-Offset': '0', 'Content-Type': 'application/offset+octet-stream' },
    body: bytes,
  })
}

async function uploadActs(origin: string, bearers: Headers[]): Promise<Act[]> {
  const uploads = await createUploads()
  const video = createVideo(videoBytes)
  const stored: string[] = []
  return [
    {
      name: 'uploads',
      perSecond: 0.5,
      run: async (turn) => {
        const upload = pick(uploads, turn)
        const name = await sendFile(origin, upload, pick(bearers, turn * 13))
        if (upload.kind === 'post' || upload.kind === 'avatar') stored.push(name)
      },
    },
    {
      name: 'videos',
      perSecond: 0.05,
      run: (turn) => sendVideo(origin, video, pick(bearers, turn * 17)),
    },
    {
      name: 'images',
      perSecond: 4,
      run: async (turn) => {
        if (stored.length > 0) await open(origin, `/api/media/${pick(stored, turn * 31)}?w=640`)
      },
    },
  ]
}

/** All that people do at a server with the filled town. */
export async function createActs(origin: string): Promise<Act[]> {
  const bearers = await Promise.all(people.map(bearer))
  const browsers = await Promise.all(people.map(asBrowser))
  return [
    ...readActs(origin, browsers, bearers),
    ...writeActs(origin, bearers),
    streamAct(origin, bearers),
    ...(await uploadActs(origin, bearers)),
  ]
}
