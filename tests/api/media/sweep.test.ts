import sharp from 'sharp'
import { beforeEach, describe, expect, it } from 'vitest'
import { assertOwnMedia } from '#server/modules/media/index.ts'
import { buildVolunteer, type Person } from '../../people.ts'
import { upload } from '../setup/form.ts'
import { isStored, leaveFile } from '../setup/storedFiles.ts'
import { openTestApp } from '../setup/testApp.ts'

const testApp = openTestApp()
const twoDays = 2 * 86_400_000
let lucia: Person

beforeEach(async () => {
  lucia = await buildVolunteer()
})

const query = async (text: string, values: unknown[] = []) =>
  (await testApp.platform.database.pool.query(text, values)).rows

/** Uploads an image, creates its widths, dates it two days back and returns its name. */
async function oldImage(): Promise<string> {
  const file = await sharp({ create: { width: 100, height: 100, channels: 3, background: '#3a7' } })
    .jpeg()
    .toBuffer()
  const { imgName } = (await upload(testApp, lucia, file, 'avatar')).body
  await testApp.work()
  await query("update media set created_at = now() - interval '2 days' where img_name = $1", [imgName])
  return imgName
}

const leave = (name: string, age = twoDays) => leaveFile(testApp, name, age)

async function sweep(): Promise<void> {
  await query("select graphile_worker.add_job('media.sweep')")
  await testApp.work()
}

const isThere = (name: string) => isStored(testApp, name)
const show = (imgName: string) => query('update accounts set avatar = $1 where id = $2', [imgName, lucia.id])
const readRows = (imgName: string) => query('select 1 from media where img_name = $1', [imgName])

describe('the media sweep', () => {
  it('The sweep deletes images that are unused after a day, with their widths, and nothing else', async () => {
    const [used, unused] = [await oldImage(), await oldImage()]
    await show(used)
    expect(await isThere(`widths/64/${unused}.webp`)).toBe(true)
    const copy = await testApp.platform.files.withPath(used, (path) => sharp(path).toBuffer())
    const fresh = (await upload(testApp, lucia, copy, 'avatar')).body.imgName
    await sweep()
    for (const [name, found] of [
      [used, true],
      [fresh, true],
      [unused, false],
    ] as const) {
      expect((await testApp.guest.get(`/api/media/${name}`)).status).toBe(found ? 200 : 404)
      expect(await isThere(name)).toBe(found)
    }
    expect(await isThere(`widths/64/${used}.webp`)).toBe(true)
    expect(await isThere(`widths/64/${unused}.webp`)).toBe(false)
  })

  it('The sweep deletes files that a crash left once they are a day old', async () => {
    const stored = await oldImage()
    await show(stored)
    await leave(`widths/64/${stored}.webp`)
    const left = [
      'incoming/upload',
      'orphan.jpg',
      'orphan.webp',
      'half.jpg.0.part',
      'widths/64/orphan.jpg.webp',
      `widths/64/${stored}.webp.0.part`,
    ]
    for (const name of left) await leave(name)
    await leave('incoming/arriving', 1_000)
    await leave('writing.jpg', 1_000)
    await sweep()
    for (const name of left) expect([name, await isThere(name)]).toEqual([name, false])
    for (const name of ['incoming/arriving', 'writing.jpg', stored, `widths/64/${stored}.webp`]) {
      expect([name, await isThere(name)]).toEqual([name, true])
    }
  })

  it('The sweep processes more than one batch', async () => {
    await query(
      `insert into media (id, img_name, owner_id, kind, mime, bytes, created_at)
       select gen_random_uuid(), 'many-' || n, $1, 'job', 'image/jpeg', 1, now() - interval '2 days'
       from generate_series(1, 450) n`,
      [lucia.id],
    )
    await sweep()
    expect(await query("select 1 from media where img_name like 'many-%'")).toEqual([])
  })
})

describe('an image that is used during the sweep', () => {
  it('An image that is put to use during the sweep is not deleted', async () => {
    const imgName = await oldImage()
    const [held, swept] = [gate(), gate()]
    const saving = testApp.platform.database.db.transaction(async (tx) => {
      await assertOwnMedia(tx, lucia.id, [imgName], ['avatar'])
      held.open()
      await swept.opened
    })
    await held.opened
    await sweep()
    swept.open()
    await saving
    expect(await readRows(imgName)).toHaveLength(1)
  })

  it('An image that the sweep has deleted cannot be put to use', async () => {
    const imgName = await oldImage()
    await sweep()
    const asked = assertOwnMedia(testApp.platform.database.db, lucia.id, [imgName], ['avatar'])
    await expect(asked).rejects.toMatchObject({ status: 400, fields: { 'images.0': 'image-invalid' } })
  })
})

function gate() {
  let open = () => {}
  const opened = new Promise<void>((done) => {
    open = done
  })
  return { opened, open: () => open() }
}
