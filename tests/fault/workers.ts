import { readdir, readFile } from 'node:fs/promises'

const read = (name: string, file: string) => readFile(`/proc/${name}/${file}`, 'utf8').catch(() => '')

/** The server processes: children of the site that run the main file. */
export async function getWorkers(pid: number): Promise<number[]> {
  const folders = (await readdir('/proc')).filter((name) => /^\d+$/.test(name))
  const found = await Promise.all(
    folders.map(async (name) => {
      const [, parent] = /\) \S (\d+)/.exec(await read(name, 'stat')) ?? []
      const isOurs = Number(parent) === pid && (await read(name, 'cmdline')).includes('server/main.ts')
      return isOurs ? [Number(name)] : []
    }),
  )
  return found.flat()
}
