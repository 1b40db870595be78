import { existsSync, readFileSync } from 'node:fs'
import { inRoot } from './root.mjs'
import { giveUp, pinnedNode, runInFront } from './run.mjs'

/** Installs the packages of package-lock.json when they are missing. Needs only Node and npm. */
export async function ensureInstalled() {
  if (isInstalled()) return
  process.stdout.write('Installing the packages of package-lock.json …\n')
  const code = await runInFront('npm', ['ci', '--include=dev', '--loglevel=error'])
  if (code !== 0) giveUp('The installation failed: see above.')
  if (!existsSync(pinnedNode)) giveUp('The pinned Node is missing: install scripts must be allowed to run.')
}

/** Compares contents, since a checkout changes dates. */
function isInstalled() {
  const hidden = inRoot('node_modules/.package-lock.json')
  if (!existsSync(hidden) || !existsSync(pinnedNode)) return false
  const installed = readPackages(hidden)
  return Object.entries(readPackages(inRoot('package-lock.json'))).every(([path, locked]) => {
    const found = installed[path]
    const mayBeMissing = path === '' || locked.optional || locked.devOptional || locked.peer
    return found ? found.version === locked.version : mayBeMissing
  })
}

function readPackages(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages
}
