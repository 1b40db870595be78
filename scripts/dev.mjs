// npm run dev: the server of every day; starts anew when a file of the back end changes, Next refreshes the rest.
import { ensureInstalled } from './lib/install.mjs'
import { root } from './lib/root.mjs'
import { pinnedNode, runInFront } from './lib/run.mjs'

process.chdir(root)
await ensureInstalled()
// Only what runs behind the endpoints: what Next writes while it compiles must not start the server anew.
const watched = ['server', 'demo', 'contracts', 'lib', 'i18n', 'pages/api'].map(
  (folder) => `--watch-path=${folder}`,
)
const args = [...watched, '--watch-preserve-output', 'server/main.ts']
const env = { NODE_ENV: 'development', NEXT_TELEMETRY_DISABLED: '1' }
process.exit(await runInFront(pinnedNode, args, env))
