// npm run dev: the server of every day; starts anew when a file of the back end changes, Next refreshes the rest.
import { ensureInstalled } from './lib/install.mjs'
import { root } from './lib/root.mjs'
import { pinnedNode, runInFront } from './lib/run.mjs'

process.chdir(root)
await ensureInstalled()
const args = ['--watch', '--watch-preserve-output', 'server/main.ts']
process.exit(await runInFront(pinnedNode, args, { NODE_ENV: 'development' }))
