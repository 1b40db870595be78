import { setTimeout as wait } from 'node:timers/promises'
import sharp from 'sharp'
import { calls, getHost } from '#lib/calls.ts'
import { newId } from '#server/platform/db/ids.ts'
import { volunteerPayload } from '../../api/setup/account.ts'
import { Caller, type CallerResponse } from '../../api/setup/caller.ts'
import { createForm } from '../../api/setup/form.ts'
import type { Settled } from '../../fault/settle.ts'

/** One request of the load; status 0 without a response. */
export type Try = { at: number; status: number; took: number; act: string }

/** What the site said that it has. */
export type Acknowledged = { posts: string[]; emails: string[]; images: string[] }

export type Load = {
  tries: Try[]
  acknowledged: Acknowledged
  /** What was acknowledged and then not found by its own author. */
  missed: string[]
  /** Lets everybody finish what they began, and stops. */
  stop(): Promise<void>
}

const pauseBetweenActs = 250
const pauseBeforeRepeat = 200
const longestAct = 90_000

/** People who write and read without a pause of the load, each act repeated until it is answered, as browsers do. */
export async function startLoad(origin: string, people: readonly Settled[]): Promise<Load> {
  const photo = await sharp({ create: { width: 40, height: 20, channels: 3, background: '#3a7' } })
    .png()
    .toBuffer()
  const load: Omit<Load, 'stop'> = {
    tries: [],
    acknowledged: { posts: [], emails: [], images: [] },
    missed: [],
  }
  let stopping = false
  const repeatedly = async (act: () => Promise<void>) => {
    while (!stopping) {
      await act()
      await wait(pauseBetweenActs)
    }
  }
  const [uploader, ...writers] = people.map(({ bearer }) => new Caller(origin, async () => bearer))
  if (!uploader) throw new Error('nobody came')
  const running = [
    ...writers.map((writer) => repeatedly(() => writeAndRead(load, writer))),
    repeatedly(() => uploadAndRead(load, uploader, photo)),
    repeatedly(() => register(load, new Caller(origin))),
  ]
  return {
    ...load,
    stop: async () => {
      stopping = true
      await Promise.all(running)
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
