import { readdir, readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname, join, sep } from 'node:path'
import { accepts } from './accepts.ts'
import { smallest } from './compress.ts'
import { decode } from './decode.ts'
import { cacheForever } from './respond.ts'

/** Sends a file of the build if it is in memory as the client accepts it; false if not. */
export type SendBuilt = (request: IncomingMessage, response: ServerResponse) => boolean

/** The codings of bodies and the endings of compressed files, the smaller one first. */
const codings = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const

const types: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

type Body = { bytes: Buffer; coding?: string }

/**
 * Reads what `scripts/compressBuilt.mjs` compressed, and what is not worth compressing; `folder` is Next's folder of static
 * files. They stay in memory, some three megabytes, so that a process keeps its files while another build replaces them.
 * Next sends the others, such as scripts for clients that accept no coding.
 */
export async function readBuiltFiles(folder: string): Promise<SendBuilt> {
  const bodies = new Map<string, Buffer>()
  for (const file of await readdir(folder, { recursive: true })) {
    const ending = extname(file)
    if (!(ending in types) && !codings.some(([, end]) => ending === end)) continue
    const bytes = await readFile(join(folder, file))
    const isPlain = ending in types && ending !== '.woff2'
    if (!isPlain || bytes.length < smallest) bodies.set(toAddress(file), bytes)
  }
  return (request, response) => {
    // The names of pages with parameters have brackets, which some clients encode.
    const path = decode(request.url?.split('?', 1)[0] ?? '')
    const body = extname(path) in types ? find(bodies, path, request) : null
    if (body) send(response, types[extname(path)] ?? '', body)
    return body !== null
  }
}

function find(bodies: ReadonlyMap<string, Buffer>, path: string, request: IncomingMessage): Body | null {
  for (const [coding, ending] of codings) {
    const bytes = bodies.get(path + ending)
    if (bytes && accepts(request, coding)) return { bytes, coding }
  }
  const bytes = bodies.get(path)
  return bytes ? { bytes } : null
}

function send(response: ServerResponse, type: string, { bytes, coding }: Body): void {
  response.writeHead(200, {
    'Content-Type': type,
    'Content-Length': bytes.length,
    'Cache-Control': cacheForever,
    Vary: 'Accept-Encoding',
    ...(coding ? { 'Content-Encoding': coding } : {}),
  })
  response.end(bytes)
}

const toAddress = (file: string): string => `/_next/static/${file.replaceAll(sep, '/')}`
