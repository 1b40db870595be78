import { once } from 'node:events'
import { connect, createServer } from 'node:net'

/** The addresses of all parts on 127.0.0.1. */
export type Ports = Awaited<ReturnType<typeof findPorts>>

const names = [
  'etcd',
  'etcdPeer',
  'postgresA',
  'postgresB',
  'patroniA',
  'patroniB',
  'primary',
  'replica',
  'pgbouncer',
  'redis',
  'nginx',
  'webA',
  'webB',
  'worker',
] as const

/** A free port for each part; all are found before the first is used, so that none is given twice. */
export async function findPorts() {
  const probes = await Promise.all(
    names.map(async (name) => {
      const server = createServer().listen(0, '127.0.0.1')
      await once(server, 'listening')
      return { name, server }
    }),
  )
  const found = probes.map(({ name, server }) => {
    const address = server.address()
    return [name, address && typeof address === 'object' ? address.port : 0] as const
  })
  await Promise.all(probes.map(({ server }) => new Promise((done) => server.close(done))))
  return Object.fromEntries(found) as Record<(typeof names)[number], number>
}

export const isOpen = (port: number): Promise<boolean> =>
  new Promise((done) => {
    const probe = connect(port, '127.0.0.1', () => {
      probe.destroy()
      done(true)
    })
    probe.on('error', () => done(false))
  })
