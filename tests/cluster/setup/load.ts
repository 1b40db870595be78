import { setTimeout as wait } from 'node:timers/promises'
import type pg from 'pg'
import sharp from 'sharp'
import { calls, getHost } from '#lib/calls.ts'
import { newId } from '#server/platform/db/ids.ts'
import { volunteerPayload } from '../../api/setup/account.ts'
import { Caller, type CallerResponse } from '../../api/setup/caller.ts'
import { createForm } from '../../api/setup/form.ts'
import { type Settled, settle, settlePairs } from '../../fault/settle.ts'
import { beginTalk, createWords, endTalk, type Heard, type Talk } from './talks.ts'

/** One request of the load; status 0 without a response. */
export type Try = { at: number; status: number; took: number; act: string }

/** What the site said that it has. */
export type Acknowledged = { posts: string[]; emails: string[]; images: string[]; messages: string[] }

export type Load = {
  tries: Try[]
  acknowledged: Acknowledged
  /** What was acknowledged and then not found by its own author. */
  missed: string[]
  /** Lets everybody finish what they began and the streams receive it; returns what each of them received. */
  stop(): Promise<Heard[]>
}

/** One who uploads, others who publish, and connected accounts of which one writes to the other. */
export type People = { publishers: Settled[]; pairs: (readonly [Settled, Settled])[] }

export const gatherPeople = async (database: pg.Pool): Promise<People> => ({
  publishers: await settle(database, 9),
  pairs: await settlePairs(database, 2),
})

const pauseBetweenActs = 250
const pauseBeforeRepeat = 200
const longestAct = 90_000

/** People who write and read without a pause of the load, each act repeated until it is answered, as browsers do. */
export async function startLoad(origin: string, { publishers, pairs }: People): Promise<Load> {
  const photo = await sharp({ create: { width: 40, height: 20, channels: 3, background: '#3a7' } })
    .png()
    .toBuffer()
  const load: Notes = {
    tries: [],
    acknowledged: { posts: [], emails: [], images: [], messages: [] },
    missed: [],
  }
  let stopping = false
  const repeatedly = async (act: () => Promise<void>) => {
    while (!stopping) {
      await act()
      await wait(pauseBetweenActs)
    }
  }
  const toCaller = ({ bearer }: Settled) => new Caller(origin, async () => bearer)
  const [uploader, ...writers] = publishers.map(toCaller)
  if (!uploader) throw new Error('nobody came')
  const talks = await Promise.all(pairs.map((pair) => beginTalk(origin, pair)))
  const running = [
    ...writers.map((writer) => repeatedly(() => writeAndRead(load, writer))),
    ...talks.map((talk) => repeatedly(() => sendMessage(load, toCaller(talk.writer), talk))),
    repeatedly(() => uploadAndRead(load, uploader, photo)),
    repeatedly(() => register(load, new Caller(origin))),
  ]
  return {
    ...load,
    stop: async () => {
      stopping = true
      await Promise.all(running)
      return (await Promise.all(talks.map(endTalk))).flat()
    },
  }
}

type Notes = Omit<Load, 'stop'>

/** Sends until the status is one of these; everything else is counted and sent again. */
async function send(
  { tries }: Notes,
  act: string,
  expected: readonly number[],
  call: () => Promise<CallerResponse>,
): Promise<CallerResponse> {
  for (const giveUpAt = Date.now() + longestAct; Date.now() < giveUpAt; await wait(pauseBeforeRepeat)) {
    const at = Date.now()
    const response = await call().catch(() => null)
    tries.push({ at, status: response?.status ?? 0, took: Date.now() - at, act })
    if (response && expected.includes(response.status)) return response
  }
  throw new Error(`${act} was never answered`)
}

async function writeAndRead(load: Notes, writer: Caller): Promise<void> {
  const text = `Bean ${newId()}`
  const headers = { 'Idempotency-Key': newId() }
  const { body } = await send(load, 'post', [201], () =>
    writer.post('/api/posts/posts', { text }, { headers }),
  )
  load.acknowledged.posts.push(text)
  const read = await send(load, 'read', [200, 404], () => writer.get(`/api/posts/posts/${body.id}`))
  if (read.body.text !== text) load.missed.push(text)
}

async function sendMessage(load: Notes, writer: Caller, { reader, sent }: Talk): Promise<void> {
  const message = createWords()
  const headers = { 'Idempotency-Key': newId() }
  await send(load, 'message', [201], () =>
    writer.post('/api/chat/save', { userId: reader.id, message }, { headers }),
  )
  sent.set(message, Date.now())
  load.acknowledged.messages.push(message)
}

async function uploadAndRead(load: Notes, uploader: Caller, photo: Buffer): Promise<void> {
  const { body } = await send(load, 'upload', [201], () =>
    uploader.post(getHost('media'), undefined, { raw: createForm(photo, 'post') }),
  )
  load.acknowledged.images.push(body.imgName)
  const path = `${getHost('media')}${calls.media.file(body.imgName)}`
  const read = await send(load, 'file', [200, 404], () => uploader.get(path))
  if (read.status !== 200) load.missed.push(body.imgName)
}

/** An address that is taken at the repeat was registered although the first response was lost. */
async function register(load: Notes, guest: Caller): Promise<void> {
  const payload = volunteerPayload({ email: `${newId()}@new.example` })
  await send(load, 'register', [201, 409], () => guest.post('/api/account/register', payload))
  load.acknowledged.emails.push(payload.email)
}
