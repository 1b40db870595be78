import { setTimeout as wait } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { Caller } from '../api/setup/caller.ts'
import { until } from '../api/setup/until.ts'
import { type Settled, settle } from '../fault/settle.ts'
import { openCluster } from './setup/site.ts'

/** The long form: PAIRS=10000 npx vitest run --project cluster tests/cluster/replica.test.ts --testTimeout=900000 */
const pairs = Number(process.env.PAIRS ?? 400)
const writers = 8

const site = openCluster({ RATE_LIMITS: 'off' })

const as = ({ bearer }: Settled, turn: number) => {
  const { webA, webB } = site.cluster.machines
  return new Caller(turn % 2 === 0 ? webA : webB, async () => bearer)
}

/** Holds the replica back: it applies what it receives every two seconds only, until the returned function is called. */
async function holdReplicaBack(): Promise<() => Promise<void>> {
  const primary = await site.cluster.getPrimary()
  const replica = primary === 'postgresA' ? 'postgresB' : 'postgresA'
  let isOver = false
  const run = async () => {
    while (!isOver) {
      await site.cluster.onNode(replica, 'select pg_wal_replay_pause()')
      await wait(2_000)
      await site.cluster.onNode(replica, 'select pg_wal_replay_resume()')
      await wait(100)
    }
  }
  const running = run()
  return () => {
    isOver = true
    return running
  }
}

const getLikes = async (reader: Settled, post: string, turn: number) => {
  const { status, body } = await as(reader, turn).get(`/api/posts/posts/${post}`)
  expect(status).toBe(200)
  return { likes: body.likes, liked: body.liked }
}

const setLike = async (writer: Settled, post: string, isLiked: boolean, turn = 0) => {
  const { status } = await as(writer, turn).send(isLiked ? 'POST' : 'DELETE', `/api/posts/posts/${post}/like`)
  expect(status).toBe(200)
}

/**
 * Waits until a stranger is shown what the replica has. In the first minute of a Redis that was empty, nobody knows what
 * was written before it, and everything is read from the primary.
 */
async function untilReplicaIsRead(writer: Settled, post: string, stranger: Settled): Promise<void> {
  let isLiked = false
  await until(async () => {
    await wait(2_500)
    isLiked = !isLiked
    await setLike(writer, post, isLiked)
    return (await getLikes(stranger, post, 0)).likes === Number(!isLiked)
  }, 120_000)
  await setLike(writer, post, false)
  await wait(3_000)
}

it('Who writes through one machine never reads an older state from the other, while strangers do', async () => {
  const [stranger, ...people] = await settle(site.database, writers + 1)
  if (!stranger) throw new Error('nobody came')
  const release = await holdReplicaBack()
  const publish = async (writer: Settled) => {
    const { body } = await as(writer, 0).post('/api/posts/posts', { text: 'The first beans are up.' })
    return { writer, post: String(body.id) }
  }
  const published = await Promise.all(people.map(publish))
  for (const { writer, post } of published.slice(0, 1)) await untilReplicaIsRead(writer, post, stranger)
  let olderForStrangers = 0
  const likeAndRead = async ({ writer, post }: { writer: Settled; post: string }) => {
    for (let number = 1; number <= pairs / writers; number += 1) {
      const likes = number % 2
      await setLike(writer, post, likes === 1, number)
      expect(await getLikes(writer, post, number + 1)).toEqual({ likes, liked: likes === 1 })
      if ((await getLikes(stranger, post, number)).likes !== likes) olderForStrangers += 1
    }
  }
  await Promise.all(published.map(likeAndRead))
  await release()
  expect(olderForStrangers).toBeGreaterThan(0)
  process.stdout.write(`${pairs} writes and reads, ${olderForStrangers} older for strangers\n`)
})
