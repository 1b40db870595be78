import { readdir, readFile } from 'node:fs/promises'

/** The seconds that the processor has spent on each part of a site, and on the bench. */
export type Spent = Map<string, number>

const ticksPerSecond = 100

/** Parts by words of their command lines; the first that fits. */
const parts: [name: string, words: RegExp][] = [
  ['the bench', /bench\/main\.ts/],
  ['Brota', /server\/(main|platform\/images)|scripts\/start\.mjs/],
  ['Patroni and the S3 server', /python/],
  ['pgbouncer', /pgbouncer/],
  ['PostgreSQL', /postgres/],
  ['HAProxy', /haproxy/],
  ['Redis', /redis/],
  ['nginx', /nginx/],
  ['etcd', /etcd/],
]

/** Reads the times of all processes of this machine that are one of the parts. */
export async function readSpent(): Promise<Spent> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name))
  const spent: Spent = new Map()
  for (const pid of pids) {
    const [command, stat] = await Promise.all(
      ['cmdline', 'stat'].map((file) => readFile(`/proc/${pid}/${file}`, 'utf8').catch(() => '')),
    )
    const name = parts.find(([, words]) => words.test(command ?? ''))?.[0]
    // After the name in brackets the twelfth and thirteenth fields are the times in the program and in the kernel.
    const fields = stat?.slice(stat.lastIndexOf(')') + 2).split(' ') ?? []
    const seconds = (Number(fields[11]) + Number(fields[12])) / ticksPerSecond
    if (name && seconds > 0) spent.set(name, (spent.get(name) ?? 0) + seconds)
  }
  return spent
}

/** How many processors each part kept busy between two readings, the busiest first. */
export const getBusy = (before: Spent, after: Spent, seconds: number): [name: string, processors: number][] =>
  [...after]
    .map(([name, spent]): [string, number] => [name, (spent - (before.get(name) ?? 0)) / seconds])
    .filter(([, processors]) => processors >= 0.05)
    .sort(([, one], [, other]) => other - one)
