// npm run release-check: writes the list of shipped packages (CycloneDX) and audits it. Exit code 1: a finding at high
// level or above, 2: the audit was not available.
import { execFile } from 'node:child_process'
import { mkdir, writeFile } from 'node:fs/promises'
import { takeWords } from './lib/arguments.mjs'
import { getVerdict } from './lib/audit.ts'
import { inRoot } from './lib/root.mjs'
import { createSbom } from './lib/sbom.ts'

takeWords('npm run release-check')

const exitCodes = { clean: 0, found: 1, unasked: 2 }

const sbom = await createSbom()
const { name, version } = sbom.metadata.component
const file = `.build/${name}-${version}.cdx.json`
await mkdir(inRoot('.build'), { recursive: true })
await writeFile(inRoot(file), `${JSON.stringify(sbom, null, 2)}\n`)
process.stdout.write(`${file}: ${sbom.components.length} packages, CycloneDX ${sbom.specVersion}\n`)

const { outcome, sentence } = getVerdict(await audit())
const stream = outcome === 'clean' ? process.stdout : process.stderr
stream.write(`${sentence}\n`)
process.exit(exitCodes[outcome])

/** The output of npm audit, which also exits with an error when it found something. */
function audit(): Promise<string> {
  const args = ['audit', '--omit', 'dev', '--package-lock-only', '--json', '--loglevel=error']
  const options = { cwd: inRoot('.'), maxBuffer: 64 * 1024 * 1024, shell: process.platform === 'win32' }
  return new Promise((done) => {
    execFile('npm', args, options, (_error, stdout) => done(stdout))
  })
}
