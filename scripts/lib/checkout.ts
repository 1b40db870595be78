import { linkSync, mkdirSync, readdirSync, readFileSync, readlinkSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { inRoot } from './root.mjs'
import { runQuietly } from './run.mjs'

/** Links this folder's packages into another checkout, and installs there what its lock file names in other versions. */
export async function installPackages(folder: string): Promise<void> {
  linkFiles(inRoot('node_modules'), join(folder, 'node_modules'))
  if (isCovered(readPackages(folder), readPackages(inRoot()))) return
  // npm would write the list of installed packages into the linked file, which is also this folder's.
  rmSync(join(folder, 'node_modules/.package-lock.json'), { force: true })
  const flags = ['--include=dev', '--no-save', '--no-audit', '--loglevel=error', '--prefix', folder]
  const installed = await runQuietly('npm', ['install', ...flags])
  if (installed.code !== 0)
    throw new Error(`The packages of ${folder} could not be installed:\n${installed.output}`)
}

/** The packages of a lock file by their places. */
type Packages = Record<string, { version?: string }>

const readPackages = (folder: string): Packages =>
  JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8')).packages

/** Whether each of these packages is among the others, at the same place and in the same version. */
export const isCovered = (packages: Packages, others: Packages): boolean =>
  Object.entries(packages).every(([place, { version }]) => place === '' || others[place]?.version === version)

/** Links each file, which needs no space. A link to the folder would not do: Next builds nothing from outside of it. */
export function linkFiles(from: string, to: string): void {
  mkdirSync(to)
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)]
    if (entry.isDirectory()) linkFiles(source, target)
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target)
    else linkSync(source, target)
  }
}
