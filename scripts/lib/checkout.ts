import { linkSync, mkdirSync, readdirSync, readFileSync, readlinkSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { inRoot } from './root.mjs'
import { runQuietly } from './run.mjs'

/** Links this folder's packages into another checkout when they are all that its lock file names, else installs those. */
export async function installPackages(folder: string): Promise<void> {
  if (isCovered(readPackages(folder), readPackages(inRoot())))
    return linkFiles(inRoot('node_modules'), join(folder, 'node_modules'))
  const flags = ['--include=dev', '--loglevel=error', '--prefix', folder]
  const clean = await runQuietly('npm', ['ci', ...flags])
  // Old lock files lack the packages of other systems, which `npm ci` refuses.
  const installed = clean.code === 0 ? clean : await runQuietly('npm', ['install', '--no-save', ...flags])
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
