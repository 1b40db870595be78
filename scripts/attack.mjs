// npm run attack: builds the site when needed and runs the long attack tests. `-- tokens` runs the files of that name.
import { ensureBuilt } from './lib/build.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { inRoot, root } from './lib/root.mjs'
import { giveUp, pinnedNode, runInFront } from './lib/run.mjs'

process.chdir(root)
await ensureInstalled()
const built = await ensureBuilt()
if (built.code !== 0) giveUp(`${built.output}\nThe build failed: see above.`)

const vitest = inRoot('node_modules/vitest/vitest.mjs')
const args = [vitest, 'run', '--project', 'attack', '--reporter=verbose', ...process.argv.slice(2)]
process.exit(await runInFront(pinnedNode, args, { ATTACK: 'long' }))
