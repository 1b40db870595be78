// A process of its own that owns an embedded database until it is killed: says its address, or why it has none.
import { setTimeout as sleep } from 'node:timers/promises'
import { startEmbedded } from '#server/platform/db/embedded/index.ts'

const [, , dataDir = ''] = process.argv
try {
  const { url } = await startEmbedded({ dataDir })
  console.log(url)
  await sleep(2 ** 30)
} catch (error) {
  console.log(String(error))
}
