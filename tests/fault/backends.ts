import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

const read = (file: string) => readFile(file, 'utf8').catch(() => '')

/** The parent process of the embedded PostgreSQL; 0 while it is not running. */
export const getPostmaster = async (dataDir: string): Promise<number> =>
  Number((await read(join(dataDir, 'postgres/cluster/postmaster.pid'))).split('\n')[0])

/** The processes that serve the site’s connections. */
export async function getBackends(dataDir: string): Promise<number[]> {
  const postmaster = await getPostmaster(dataDir)
  const numbers = (await readdir('/proc')).filter((name) => /^\d+$/.test(name)).map(Number)
  const found = await Promise.all(
    numbers.map(async (pid) => {
      const [, parent] = /\) \S (\d+)/.exec(await read(`/proc/${pid}/stat`)) ?? []
      const serves = (await read(`/proc/${pid}/cmdline`)).startsWith('postgres: brota')
      return serves && Number(parent) === postmaster ? [pid] : []
    }),
  )
  return found.flat()
}
