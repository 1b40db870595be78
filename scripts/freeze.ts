// npm run freeze: at a release, adds its new migrations to the frozen ones.
import { writeFileSync } from 'node:fs'
import { frozenFile, readFrozen, readMigrations, textsUnder } from './check/lib/migrations.ts'
import { takeWords } from './lib/arguments.mjs'
import { root } from './lib/root.mjs'

takeWords('npm run freeze')
const now = readMigrations(textsUnder(root))
const before = readFrozen(textsUnder(root))
const isChanged = before.some((one, place) => JSON.stringify(one) !== JSON.stringify(now[place]))
if (isChanged) {
  process.stderr.write('A frozen migration was changed: node scripts/check/migrations.ts says which.\n')
  process.exit(1)
}
writeFileSync(`${root}/${frozenFile}`, `${JSON.stringify(now, null, 2)}\n`)
process.stdout.write(`${now.length - before.length} more are frozen, ${now.length} in all.\n`)
