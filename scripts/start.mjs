// npm start: installs, builds and starts the site. Runs on Node 20 or newer; the server gets the pinned version.
import { fileURLToPath } from 'node:url'
import { ensureBuilt } from './lib/build.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { root } from './lib/root.mjs'
import { giveUp, pinnedNode, runInFront } from './lib/run.mjs'

process.chdir(root)
await ensureInstalled()
if (process.versions.node.split('.')[0] !== '24') {
  process.exit(await runInFront(pinnedNode, [...process.execArgv, fileURLToPath(import.meta.url)]))
}

const patience = setTimeout(() => process.stdout.write('Building the pages, about a minute …\n'), 500)
const built = await ensureBuilt()
clearTimeout(patience)
if (built.code !== 0) giveUp(`${built.output}\nThe build failed: see above.`)

// Runs in this process, so that signals and exit codes need not be passed on.
process.env.NODE_ENV = 'production'
await import('../server/main.ts')
