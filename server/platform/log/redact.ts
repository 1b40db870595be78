/**
 * Returns an error that may be logged and stored: its kind and stack. Messages that repeat what people wrote (values of
 * a statement, the address that a mail server refused, a piece of JSON) are replaced.
 */
export function redact(thrown: unknown): Error {
  const error = new Error(getMessage(thrown))
  error.stack = formatThrown(thrown)
  return error
}

const mostCauses = 4

function formatThrown(thrown: unknown, depth = 0): string {
  if (!(thrown instanceof Error)) return 'a value that is not an error'
  const formatted = `${thrown.name}: ${getMessage(thrown)}${getFrames(thrown)}`
  if (!thrown.cause || depth === mostCauses) return formatted
  return `${formatted}\ncaused by ${formatThrown(thrown.cause, depth + 1)}`
}

/** The stack without the message at its beginning, which may look like a frame. */
function getFrames({ stack = '', message }: Error): string {
  const start = stack.indexOf(message)
  return start < 0 ? '' : stack.slice(start + message.length)
}

function getMessage(thrown: unknown): string {
  if (!(thrown instanceof Error)) return 'a value that is not an error'
  if ('query' in thrown && 'params' in thrown) return `Failed query: ${thrown.query}`
  if ('severity' in thrown && 'routine' in thrown) return getFacts(thrown, ['code', 'table', 'constraint'])
  if ('responseCode' in thrown || 'envelope' in thrown) return getFacts(thrown, ['code', 'responseCode'])
  return isQuoting(thrown) ? 'a value that cannot be read' : thrown.message
}

/** Errors of parsers and schemas quote their input. */
const isQuoting = ({ name }: Error): boolean => name === 'SyntaxError' || name === 'ValidationError'

function getFacts(error: Error, names: string[]): string {
  const facts: Record<string, unknown> = { ...error }
  return names.flatMap((name) => (facts[name] ? [`${name} ${facts[name]}`] : [])).join(', ')
}
