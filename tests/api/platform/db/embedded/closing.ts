// A separate process that closes a data folder to others, then writes there without setting modes.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { closeDataDir, writePrivately } from '#server/platform/files/dataDir.ts'

const [, , dataDir = ''] = process.argv
writePrivately()
console.log(closeDataDir(dataDir) ?? 'closed')
mkdirSync(join(dataDir, 'later'))
writeFileSync(join(dataDir, 'later/file'), '')
