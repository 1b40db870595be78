/**
 * An error as logs and the queue may keep it: what it is and where it happened. Words that repeat what people wrote (the
 * values of a statement, the address that a mail server refused, a piece of JSON) are left out.
 */
export function redact(thrown: unknown): Error {
  const error = new Error(getWords(thrown))
  error.stack = formatThrown(thrown)
  return error
}

const mostCauses = 4

function formatThrown(thrown: unknown, depth = 0): string {
  if (!(thrown instanceof Error)) return 'something that is no error'
  const told = `${thrown.name}: ${getWords(thrown)}${getFrames(thrown)}`
  if (!thrown.cause || depth === mostCauses) return told
  return `${told}\ncaused by ${formatThrown(thrown.cause, depth + 1)}`
}

/** The stack without the message that it begins with: what stands there may look like a frame. */
function getFrames({ stack = '', message }: Error): string {
  const start = stack.indexOf(message)
  return start < 0 ? '' : stack.slice(start + message.length)
}

function getWords(thrown: unknown): string {
  if (!(thrown instanceof Error)) return 'something that is no error'
  if ('query' in thrown && 'params' in thrown) return `Failed query: ${thrown.query}`
  if ('severity' in thrown && 'routine' in thrown) return getFacts(thrown, ['code', 'table', 'constraint'])
  if ('responseCode' in thrown || 'envelope' in thrown) return getFacts(thrown, ['code', 'responseCode'])
  return isQuoting(thrown) ? 'a value that cannot be read' : thrown.message
}

/** Parsers and schemas say what they were given. */
const isQuoting = ({ name }: Error): boolean => name === 'SyntaxError' || name === 'ValidationError'

function getFacts(error: Error, names: string[]): string {
  const facts: Record<string, unknown> = { ...error }
  return names.flatMap((name) => (facts[name] ? [`${name} ${facts[name]}`] : [])).join(', ')
}
