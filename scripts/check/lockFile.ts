// The lock file lists the optional packages of all systems; otherwise npm ci fails, or installs no binaries there.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { report } from './lib/report.ts'
import type { Finding, Offence, Repository } from './lib/repository.ts'

type Package = { version?: string; optionalDependencies?: Record<string, string> }
type Packages = Record<string, Package>

const file = 'package-lock.json'
const exactVersion = /^\d+\.\d+\.\d+(-[\w.]+)?$/

/** The package that Node loads as `name` for the package at `path`: its own copy, else the nearest above it. */
function resolvedFrom(packages: Packages, path: string, name: string): Package | undefined {
  const own = packages[`${path ? `${path}/` : ''}node_modules/${name}`]
  if (own || path === '') return own
  const above = path.slice(0, path.lastIndexOf('node_modules/')).replace(/\/$/, '')
  return resolvedFrom(packages, above, name)
}

function missingFor(packages: Packages, path: string): Offence[] {
  const { version, optionalDependencies = {} } = packages[path] ?? {}
  return Object.entries(optionalDependencies).flatMap(([name, range]) => {
    const found = resolvedFrom(packages, path, name)
    const isThere = found && (!exactVersion.test(range) || found.version === range)
    if (isThere) return []
    const owner = `${path.replace(/^.*node_modules\//, '')} ${version}`
    const why = `${owner} lacks its optional package ${name} ${range}: pin a version whose packages exist for every system, then install again`
    return [{ file, line: 1, why }]
  })
}

export function lockFile({ root }: Repository): Finding {
  const path = join(root, file)
  if (!existsSync(path)) return { offences: [] }
  const { packages }: { packages: Packages } = JSON.parse(readFileSync(path, 'utf8'))
  return { offences: Object.keys(packages).flatMap((one) => missingFor(packages, one)) }
}

if (import.meta.main) await report({ lockFile })
