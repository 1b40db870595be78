import type { IncomingMessage } from 'node:http'
import { apiError } from './apiError.ts'

const largest = 1_000_000
const deepest = 32
/** Members of all objects together: more than any of our forms has. */
const mostMembers = 2_000
const utf8 = new TextDecoder('utf-8', { fatal: true })

/** Reads a JSON object ({} without a body). Throws for other types, more than 1 MB, and too deep or too many members. */
export async function readJson(request: IncomingMessage): Promise<Record<string, unknown>> {
  const parsed = await parseStream(request)
  if (parsed === null || typeof parsed !== 'object' || Array.isArray(parsed)) throw apiError('malformed')
  return parsed as Record<string, unknown>
}

async function parseStream(request: IncomingMessage): Promise<unknown> {
  const text = await readText(request, largest)
  if (text.trim() === '') return {}
  const type = request.headers['content-type'] ?? ''
  if (!/^application\/json\b/i.test(type)) throw apiError('wrongMediaType')
  return parseJson(text)
}

/** Parses JSON. Throws `malformed` when it is none, too deep or has too many members. */
export function parseJson(text: string): unknown {
  if (isTooComplex(text)) throw apiError('malformed')
  try {
    return JSON.parse(text)
  } catch {
    throw apiError('malformed')
  }
}

/** Reads the body as text. Throws `tooLarge` as soon as there are more than `most` bytes, `malformed` without UTF-8. */
export async function readText(request: IncomingMessage, most: number): Promise<string> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    size += chunk.length
    if (size > most) break
    chunks.push(chunk)
  }
  if (size > most) {
    // Drained rather than cut, so that the sender receives the response.
    request.resume()
    throw apiError('tooLarge')
  }
  return decode(Buffer.concat(chunks))
}

/** Throws for bytes that are no UTF-8, since guessing would store broken text. */
function decode(bytes: Buffer): string {
  try {
    return utf8.decode(bytes)
  } catch {
    throw apiError('malformed')
  }
}

function isTooComplex(text: string): boolean {
  let depth = 0
  let members = 0
  let inString = false
  for (let index = 0; index < text.length; index += 1) {
    const sign = text[index]
    if (inString) {
      if (sign === '\\') index += 1
      else if (sign === '"') inString = false
    } else if (sign === '"') inString = true
    else if (sign === '{' || sign === '[') {
      depth += 1
      if (depth > deepest) return true
    } else if (sign === '}' || sign === ']') depth -= 1
    else if (sign === ':') {
      members += 1
      if (members > mostMembers) return true
    }
  }
  return false
}
