// npm run dev: the development server. It restarts when a file of the back end changes; Next refreshes the rest.
import { takeWords } from './lib/arguments.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { root } from './lib/root.mjs'
import { pinnedNode, runInFront } from './lib/run.mjs'

takeWords('npm run dev, or for another port PORT=3001 npm run dev')
process.chdir(root)
await ensureInstalled()
// Watches only the code behind the endpoints, since files that Next writes must not restart the server.
const watched = ['server', 'demo', 'contracts', 'lib', 'i18n', 'pages/api'].map(
  (folder) => `--watch-path=${folder}`,
)
const args = [...watched, '--watch-preserve-output', 'server/main.ts']
const env = { NODE_ENV: 'development', NEXT_TELEMETRY_DISABLED: '1' }
process.exit(await runInFront(pinnedNode, args, env))
