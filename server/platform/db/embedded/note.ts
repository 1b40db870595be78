/** A line of PostgreSQL's log that goes into ours. */
export type Note = { level: 'info' | 'warn' | 'error'; message: string; code?: string }

/** Makes each line of PostgreSQL's log begin with its SQLSTATE, which `readNote` parses. */
export const linePrefix = '%e '

const logLine = /^([0-9A-Z]{5}) ([A-Z]+\d?):\s+(.*)$/

/**
 * The classes of errors and warnings about resources, files and the server itself. Others reach the code that ran the
 * statement, and their texts may repeat what people wrote.
 */
const ofTheMachine = /^(53|57P|58|F0|XX)/

/** Parses a line of the server's stderr; null for lines that our log may not or need not have. */
export function readNote(line: string): Note | null {
  const [, code = '', severity = '', message = ''] = logLine.exec(line) ?? []
  if (!severity) return line.trim() === '' || /^\s/.test(line) ? null : { level: 'warn', message: line }
  const note = code === '00000' ? { message } : { message, code }
  if (severity === 'LOG') return { ...note, level: isTrouble(code, message) ? 'warn' : 'info' }
  if (severity === 'PANIC') return { ...note, level: 'error' }
  // 57P… refuses connections while the server starts or stops, which is no error.
  if (severity === 'FATAL') return { ...note, level: code.startsWith('57P') ? 'warn' : 'error' }
  if (severity === 'ERROR' && ofTheMachine.test(code)) return { ...note, level: 'error' }
  if (severity === 'WARNING' && ofTheMachine.test(code)) return { ...note, level: 'warn' }
  return null
}

const isTrouble = (code: string, message: string): boolean =>
  code !== '00000' ||
  /terminated by (signal|exception)|exited with exit code|not properly shut down/.test(message)
