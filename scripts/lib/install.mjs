import { existsSync, readFileSync } from 'node:fs'
import { inRoot } from './root.mjs'
import { giveUp, pinnedNode, runInFront } from './run.mjs'

/** Installs the libraries of package-lock.json unless they are there. Needs nothing but Node and npm. */
export async function ensureInstalled() {
  if (isInstalled()) return
  process.stdout.write('Installing the libraries of package-lock.json …\n')
  const code = await runInFront('npm', ['ci', '--include=dev', '--loglevel=error'])
  if (code !== 0) giveUp('The installation failed: see above.')
  if (!existsSync(pinnedNode)) giveUp('The pinned Node is missing: install scripts must be allowed to run.')
}

/** By content, not by date: a fresh checkout or a branch switch touches dates only. */
function isInstalled() {
  const hidden = inRoot('node_modules/.package-lock.json')
  if (!existsSync(hidden) || !existsSync(pinnedNode)) return false
  const installed = readPackages(hidden)
  return Object.entries(readPackages(inRoot('package-lock.json'))).every(([path, wanted]) => {
    const found = installed[path]
    const mayBeMissing = path === '' || wanted.optional || wanted.devOptional || wanted.peer
    return found ? found.version === wanted.version : mayBeMissing
  })
}

function readPackages(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages
}
