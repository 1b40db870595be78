import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { join } from 'node:path'
import pg from 'pg'

/** What a test may do to the wire between the site and its database. */
export type Wire = {
  /** The database's address through this wire. */
  url: string
  /** Cuts each connection that says this word from now on; null: none. */
  cutAt(word: string | null): void
  /** Cuts all that stand, and refuses new ones until the answer is called. */
  cutAll(): () => void
  close(): Promise<void>
}

/** Lays a wire of the test's own to this database. */
export async function layWire(databaseUrl: string): Promise<Wire> {
  const { host, port } = new pg.Client({ connectionString: databaseUrl })
  const sockets = new Set<Socket>()
  let word: string | null = null
  let isAway = false
  const server = createServer((near) => {
    if (isAway) return void near.destroy()
    const far = host.startsWith('/') ? connect(join(host, `.s.PGSQL.${port}`)) : connect(port, host)
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(one)
      one.on('error', () => {})
      one.on('close', () => {
        sockets.delete(one)
        other.destroy()
      })
    }
    near.on('data', (bytes) => {
      if (word !== null && bytes.includes(word)) return void near.destroy()
      far.write(bytes)
    })
    far.pipe(near)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const url = new URL(databaseUrl)
  url.hostname = '127.0.0.1'
  url.port = String((server.address() as AddressInfo).port)
  url.searchParams.delete('host')
  const destroyAll = () => {
    for (const socket of sockets) socket.destroy()
  }
  return {
    url: url.href,
    cutAt: (at) => {
      word = at
    },
    cutAll: () => {
      isAway = true
      destroyAll()
      return () => {
        isAway = false
      }
    },
    close: () => {
      destroyAll()
      return new Promise((done) => server.close(() => done()))
    },
  }
}
