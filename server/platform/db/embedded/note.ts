/** What the server says that is worth a line in our log. */
export type Note = { level: 'info' | 'warn' | 'error'; message: string; code?: string }

/** Begins each line of the server's: the code of what happened. See `readNote`. */
export const linePrefix = '%e '

const said = /^([0-9A-Z]{5}) ([A-Z]+\d?):\s+(.*)$/

/**
 * Of errors and warnings, those that speak of the machine: resources, files, the server itself. The others are told by
 * who asked, and their words may repeat what people wrote.
 */
const ofTheMachine = /^(53|57P|58|F0|XX)/

/** A line of the server's standard error as our log may keep it; null for what it may not, or need not. */
export function readNote(line: string): Note | null {
  const [, code = '', severity = '', message = ''] = said.exec(line) ?? []
  if (!severity) return line.trim() === '' || /^\s/.test(line) ? null : { level: 'warn', message: line }
  const note = code === '00000' ? { message } : { message, code }
  if (severity === 'LOG') return { ...note, level: isTrouble(code, message) ? 'warn' : 'info' }
  if (severity === 'PANIC') return { ...note, level: 'error' }
  // Whoever comes while the server stops or starts is turned away so.
  if (severity === 'FATAL') return { ...note, level: code.startsWith('57P') ? 'warn' : 'error' }
  if (severity === 'ERROR' && ofTheMachine.test(code)) return { ...note, level: 'error' }
  if (severity === 'WARNING' && ofTheMachine.test(code)) return { ...note, level: 'warn' }
  return null
}

const isTrouble = (code: string, message: string): boolean =>
  code !== '00000' ||
  /terminated by (signal|exception)|exited with exit code|not properly shut down/.test(message)
