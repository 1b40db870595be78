import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { join } from 'node:path'
import pg from 'pg'

/** A proxy between the app and its database, through which a test cuts connections. */
export type DatabaseProxy = {
  /** The database's address through this proxy. */
  url: string
  /** Cuts each connection that sends this word from now on; null cuts none. */
  cutAt(word: string | null): void
  /** How often something was sent to the database. */
  countSent(): number
  /** Drops every notification of the server from now on. */
  muteNotices(): void
  /** Cuts all open connections and rejects new ones until the returned function is called. */
  cutAll(): () => void
  /** Lets nothing through in either direction, as a machine that stands still, until the returned function is called. */
  freezeAll(): () => void
  close(): Promise<void>
}

/** Starts a proxy to this database. */
export async function startDatabaseProxy(databaseUrl: string): Promise<DatabaseProxy> {
  const { host, port } = new pg.Client({ connectionString: databaseUrl })
  const sockets = new Set<Socket>()
  let word: string | null = null
  let sent = 0
  let isDown = false
  let isFrozen = false
  let dropsNotifications = false
  const server = createServer((near) => {
    if (isDown) return void near.destroy()
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
      if (isFrozen) return
      if (word !== null && bytes.includes(word)) return void near.destroy()
      sent += 1
      far.write(bytes)
    })
    let rest: Buffer = Buffer.alloc(0)
    far.on('data', (bytes) => {
      if (isFrozen) return
      if (!dropsNotifications) return void near.write(bytes)
      const { messages, rest: unfinished } = messagesIn(Buffer.concat([rest, bytes]))
      rest = unfinished
      for (const message of messages) if (message[0] !== notice) near.write(message)
    })
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
    countSent: () => sent,
    muteNotices: () => {
      dropsNotifications = true
    },
    cutAll: () => {
      isDown = true
      destroyAll()
      return () => {
        isDown = false
      }
    },
    freezeAll: () => {
      isFrozen = true
      return () => {
        isFrozen = false
        destroyAll()
      }
    },
    close: () => {
      destroyAll()
      return new Promise((done) => server.close(() => done()))
    },
  }
}

/** The first byte of PostgreSQL's NotificationResponse. */
const notice = 'A'.charCodeAt(0)

/** Splits server messages: a type byte, then four bytes with the length, which includes those four. */
function messagesIn(bytes: Buffer): { messages: Buffer[]; rest: Buffer } {
  const messages: Buffer[] = []
  let at = 0
  for (let end = getEnd(bytes, at); end <= bytes.length; end = getEnd(bytes, at)) {
    messages.push(bytes.subarray(at, end))
    at = end
  }
  return { messages, rest: bytes.subarray(at) }
}

const getEnd = (bytes: Buffer, at: number): number =>
  at + 5 <= bytes.length ? at + 1 + bytes.readUInt32BE(at + 1) : Number.POSITIVE_INFINITY
