import { readdir, readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { basename, extname, join, sep } from 'node:path'
import { accepts } from './accepts.ts'
import { cacheForever } from './respond.ts'

/** Sends a file of the build if it is stored and the client accepts it compressed; false if not. */
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
}

/**
 * Reads the scripts and styles that `scripts/compressBuilt.mjs` compressed; `folder` is Next's folder of static files.
 * They stay in memory, some three megabytes, so that a process keeps its files while another build replaces them.
 */
export async function readBuiltFiles(folder: string): Promise<SendBuilt> {
  const files = await readdir(folder, { recursive: true })
  const compressed = files.filter((file) => codings.some(([, ending]) => file.endsWith(ending)))
  const bodies = new Map(
    await Promise.all(
      compressed.map(async (file) => [toAddress(file), await readFile(join(folder, file))] as const),
    ),
  )
  return (request, response) => {
    const path = decode(request.url?.split('?', 1)[0] ?? '')
    const [coding, ending] =
      codings.find(([name, end]) => bodies.has(path + end) && accepts(request, name)) ?? []
    const body = bodies.get(`${path}${ending}`)
    if (!body) return false
    response.writeHead(200, {
      'Content-Type': types[extname(basename(path))] ?? 'application/octet-stream',
      'Content-Encoding': coding,
      'Content-Length': body.length,
      'Cache-Control': cacheForever,
      Vary: 'Accept-Encoding',
    })
    response.end(body)
    return true
  }
}

const toAddress = (file: string): string => `/_next/static/${file.replaceAll(sep, '/')}`

/** The names of pages with parameters have brackets, which some clients encode. */
function decode(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
