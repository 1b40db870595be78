/**
 * An error as logs and the queue may keep it: what it is and where it happened. Words that repeat what people wrote (the
 * values of a statement, the address that a mail server refused, a piece of JSON) are left out.
 */
export function redact(thrown: unknown): Error {
  const error = new Error(wordsOf(thrown))
  error.stack = tellOf(thrown)
  return error
}

const mostCauses = 4

function tellOf(thrown: unknown, depth = 0): string {
  if (!(thrown instanceof Error)) return 'something that is no error'
  const told = `${thrown.name}: ${wordsOf(thrown)}${framesOf(thrown)}`
  if (!thrown.cause || depth === mostCauses) return told
  return `${told}\ncaused by ${tellOf(thrown.cause, depth + 1)}`
}

/** The stack without the message that it begins with: what stands there may look like a frame. */
function framesOf({ stack = '', message }: Error): string {
  const start = stack.indexOf(message)
  return start < 0 ? '' : stack.slice(start + message.length)
}

function wordsOf(thrown: unknown): string {
  if (!(thrown instanceof Error)) return 'something that is no error'
  if ('query' in thrown && 'params' in thrown) return `Failed query: ${thrown.query}`
  if ('severity' in thrown && 'routine' in thrown) return factsOf(thrown, ['code', 'table', 'constraint'])
  if ('responseCode' in thrown || 'envelope' in thrown) return factsOf(thrown, ['code', 'responseCode'])
  return isQuoting(thrown) ? 'a value that cannot be read' : thrown.message
}

/** Parsers and schemas say what they were given. */
const isQuoting = ({ name }: Error): boolean => name === 'SyntaxError' || name === 'ValidationError'

function factsOf(error: Error, names: string[]): string {
  const facts: Record<string, unknown> = { ...error }
  return names.flatMap((name) => (facts[name] ? [`${name} ${facts[name]}`] : [])).join(', ')
}
