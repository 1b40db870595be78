import sharp from 'sharp'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { tasks } from '#server/modules.ts'
import { installPlatform, type Platform } from '#server/platform/index.ts'
import { workOnce } from '#server/platform/work/index.ts'
import { buildVolunteer, type Person } from '../../people.ts'
import { upload } from '../setup/form.ts'
import { openTestApp, startTestApp } from '../setup/testApp.ts'

const testApp = openTestApp()
let lucia: Person
/** An app on another machine, with its own data folder and a shared database. */
let elsewhere: Platform

beforeAll(async () => {
  lucia = await buildVolunteer()
  const { testApp: other, close } = await startTestApp(testApp.databaseUrl, {})
  elsewhere = other.platform
  installPlatform(testApp.platform)
  return async () => {
    installPlatform(elsewhere)
    await close()
    installPlatform(testApp.platform)
  }
})

afterEach(() => {
  vi.restoreAllMocks()
  installPlatform(testApp.platform)
})

const jobs = async () =>
  (
    await testApp.platform.database.pool.query(
      `select attempts, payload, run_at > now() as waits from graphile_worker._private_jobs where locked_at is null and payload::jsonb ? 'imgName'`,
    )
  ).rows

async function uploaded(): Promise<string> {
  const image = sharp({ create: { width: 900, height: 600, channels: 3, background: '#3a7' } })
  return (await upload(testApp, lucia, await image.jpeg().toBuffer(), 'avatar')).body.imgName
}

/** Runs all queued jobs, due or not, on this machine. */
async function workAt(platform: Platform): Promise<void> {
  await testApp.platform.database.pool.query('update graphile_worker._private_jobs set run_at = now()')
  installPlatform(platform)
  await workOnce(tasks)
  installPlatform(testApp.platform)
}

it('A machine without the image requeues its widths without an attempt, and the one with it creates them', async () => {
  const imgName = await uploaded()
  const warn = vi.spyOn(elsewhere.log, 'warn')
  for (let misses = 1; misses <= 8; misses += 1) {
    await workAt(elsewhere)
    expect(await jobs()).toEqual([{ attempts: 0, payload: { imgName, misses }, waits: true }])
  }
  expect(warn.mock.calls).toEqual([[{ imgName }, expect.stringContaining('passed on')]])
  await workAt(testApp.platform)
  expect(await jobs()).toEqual([])
  const { headers } = await testApp.guest.get(`/api/media/${imgName}?w=64`)
  expect(headers.get('content-type')).toBe('image/webp')
})

it('The widths of an image that no machine has are given up with a log entry after three days', async () => {
  const imgName = await uploaded()
  await workAt(elsewhere)
  await testApp.platform.database.pool.query(
    "update media set created_at = now() - interval '73 hours' where img_name = $1",
    [imgName],
  )
  const error = vi.spyOn(elsewhere.log, 'error')
  await workAt(elsewhere)
  expect(await jobs()).toEqual([])
  expect(error.mock.calls).toEqual([[{ imgName, misses: 1 }, expect.stringContaining('no process has')]])
  expect((await testApp.guest.get(`/api/media/${imgName}?w=64`)).headers.get('content-type')).toBe(
    'image/jpeg',
  )
})
