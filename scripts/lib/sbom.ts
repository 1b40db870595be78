import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { inRoot } from './root.mjs'

type Component = { 'bom-ref': string; name: string; version: string; purl: string; scope: string }
/** The part of CycloneDX 1.5 that is used here. */
export type Sbom = {
  bomFormat: string
  specVersion: string
  serialNumber: string
  metadata: { component: Component }
  components: Component[]
  dependencies: { ref: string; dependsOn: string[] }[]
}

type Manifest = { name: string; devDependencies?: unknown }
type LockFile = { packages: Record<string, { dev?: boolean; devDependencies?: unknown }> }

const readRoot = async (file: string) => JSON.parse(await readFile(inRoot(file), 'utf8'))

/**
 * Lists the packages that `npm ci --omit=dev` may install on any system. npm gets the lock file without development
 * packages, since its own `--omit dev` also leaves out packages that both a tool and the site need.
 */
export async function createSbom(): Promise<Sbom> {
  const folder = await mkdtemp(join(tmpdir(), 'brota-sbom-'))
  try {
    const { devDependencies: _tools, ...manifest }: Manifest = await readRoot('package.json')
    const lock = withoutDevelopment(await readRoot('package-lock.json'))
    await writeFile(join(folder, 'package.json'), JSON.stringify(manifest))
    await writeFile(join(folder, 'package-lock.json'), JSON.stringify(lock))
    const sbom = await fetchFromNpm(folder)
    // npm names the product after the temporary folder.
    const component = { ...sbom.metadata.component, name: manifest.name }
    return { ...sbom, metadata: { ...sbom.metadata, component } }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

function withoutDevelopment({ packages, ...lock }: LockFile): LockFile {
  const shipped = Object.entries(packages).filter(([, { dev }]) => !dev)
  const root = { ...packages[''], devDependencies: undefined }
  return { ...lock, packages: { ...Object.fromEntries(shipped), '': root } }
}

async function fetchFromNpm(cwd: string): Promise<Sbom> {
  const args = ['sbom', '--sbom-format', 'cyclonedx', '--sbom-type', 'application', '--package-lock-only']
  const { stdout } = await promisify(execFile)('npm', [...args, '--loglevel=error'], {
    cwd,
    maxBuffer: 64 * 1024 * 1024,
    shell: process.platform === 'win32',
  })
  return JSON.parse(stdout)
}
