import { bearer, get, getId, post, times } from '../cases/case.ts'
import type { Call, Calls } from '../measure.ts'
import { createPhoto } from '../memory/files.ts'
import { size } from '../size.ts'

/** What is sent as often as the site answers. */
export type Load = { name: string; calls: Calls }

/** Each of these is connected to the one after; the first of a pair has a stream, the second writes. */
export const pairs = Math.min(2_000, Math.floor((size.people - size.firstFreshVolunteer) / 2))
export const getReader = (pair: number): number => size.firstFreshVolunteer + pair * 2
export const getWriter = (pair: number): number => getReader(pair) + 1

/** The people who read, write and upload; enough that no limit of one account is met. */
export const active = 200

type Headers = Record<string, string>

const inTurn = <T>(list: readonly T[]): (() => T) => {
  let turn = 0
  return () => {
    const one = list[turn++ % list.length]
    if (one === undefined) throw new Error('the bench has nothing to call')
    return one
  }
}

export async function createLoads(): Promise<Load[]> {
  const writers: Headers[] = await Promise.all(times(active, (pair) => bearer(getWriter(pair))))
  const signedIn = inTurn(writers)
  const pair = inTurn(times(active, (number) => number))
  const offer = inTurn(times(size.offers.few, (number) => number).filter(isOpenInTown))
  const photo = await createPhoto(1_200, 900, 'jpeg')
  const upload = await encode(photo)
  let number = 0
  return [
    { name: "a guest's page", calls: [get('/jobs', { 'accept-encoding': 'gzip' })] },
    { name: 'an offer, signed in', calls: () => get(`/api/jobs/job/${getId('job', offer())}`, signedIn()) },
    { name: 'a list, signed in', calls: () => get('/api/chat/allchat', signedIn()) },
    { name: 'a post', calls: () => post('/api/posts/posts', { text: `Post ${number++}` }, signedIn()) },
    { name: 'a message', calls: () => sendMessage(pair(), writers, number++) },
    { name: 'an upload', calls: () => ({ ...upload, headers: { ...upload.headers, ...signedIn() } }) },
  ]
}

/** As fillOffers makes them; those in other cities are left out where the cities have not been loaded. */
const isOpenInTown = (offer: number) => offer % 20 < 7 && Math.floor(offer / 7) % 3 > 0

function sendMessage(pair: number, writers: readonly Headers[], number: number): Call {
  const body = { userId: getId('account', getReader(pair)), message: `bench message ${number}` }
  return post('/api/chat/save', body, writers[pair] ?? {})
}

async function encode(photo: Buffer<ArrayBuffer>): Promise<Call> {
  const form = new FormData()
  form.append('kind', 'post')
  form.append('file', new Blob([photo]), 'photo.jpg')
  const encoded = new Response(form)
  return {
    method: 'POST',
    path: '/api/media',
    headers: { 'content-type': encoded.headers.get('content-type') ?? '' },
    body: Buffer.from(await encoded.arrayBuffer()),
  }
}
