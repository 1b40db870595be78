// A separate process that runs an embedded database until it is killed, and prints its address or why it has none.
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
