import { expect, it, vi } from 'vitest'
import { openStore } from '#server/modules/media/uploads/tus/store.ts'
import { buildVolunteer } from '../../people.ts'
import { listStored, listUploads } from '../setup/storedFiles.ts'
import { openTestApp } from '../setup/testApp.ts'
import { startUpload, tusAs } from '../setup/tus.ts'
import { until } from '../setup/until.ts'
import { createVideo } from '../setup/video.ts'

const testApp = openTestApp()
const video = createVideo(300_000)

/** Imports the code that finishes an upload with fresh modules, as in another process of the app. */
async function anotherProcess() {
  vi.resetModules()
  const { installPlatform } = await import('#server/platform/index.ts')
  installPlatform(testApp.platform)
  return import('#server/modules/media/uploads/tus/finish.ts')
}

/** Delays each transaction until this many are about to start. */
function holdTransactions(count: number): void {
  const { db } = testApp.platform.database
  const transaction = db.transaction.bind(db)
  let arrived = 0
  vi.spyOn(db, 'transaction').mockImplementation(async (...asked) => {
    arrived += 1
    await until(() => arrived >= count)
    return transaction(...asked)
  })
}

it('An upload that several processes finish at once is stored once', async () => {
  const { database } = testApp.platform
  const lucia = await buildVolunteer()
  const storedFiles = () => listStored(testApp)
  const address = await startUpload(testApp, lucia, video.length)
  const fail = vi.spyOn(database.db, 'transaction').mockRejectedValueOnce(new Error('away'))
  expect((await tusAs(testApp, lucia).part(address, 0, video)).status).toBe(500)
  fail.mockRestore()
  const before = await storedFiles()

  const id = address.split('/').pop() ?? ''
  const store = await openStore(lucia.id)
  const stored = await store.readStored(id)
  const processes = [await anotherProcess(), await anotherProcess(), await anotherProcess()]
  holdTransactions(processes.length)
  const rows = await Promise.all(
    processes.map(({ finishUpload }) => finishUpload(database.db, store, id, stored)),
  )
  const [imgName, ...others] = new Set(rows.map((row) => row.imgName))
  expect(others).toEqual([])
  expect((await storedFiles()).filter((name) => !before.includes(name))).toEqual([imgName])
  expect(await listUploads(testApp, lucia.id)).toEqual([])
})
