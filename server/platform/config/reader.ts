import { OperatorError } from '../operatorError.ts'

export type Environment = Record<string, string | undefined>

/** Reads settings and collects every mistake, so that an operator can correct them all at once. */
export class Reader {
  readonly #environment: Environment
  readonly #mistakes: string[] = []

  constructor(environment: Environment) {
    this.#environment = environment
  }

  complain(name: string, sentence: string): void {
    this.#mistakes.push(`  ${name} ${sentence}`)
  }

  text(name: string, fallback = ''): string {
    return this.#environment[name]?.trim() || fallback
  }

  /** An address of this shape, or "" when it is not set. It may contain a password, so no complaint repeats it. */
  shaped(name: string, shape: RegExp, example: string): string {
    const text = this.text(name)
    if (text !== '' && !isAddress(text, shape)) this.complain(name, `must look like ${example}`)
    return text
  }

  /** Addresses of this shape, separated by commas. */
  list(name: string, shape: RegExp, example: string): string[] {
    const texts = this.text(name)
      .split(',')
      .map((text) => text.trim())
      .filter((text) => text !== '')
    if (!texts.every((text) => isAddress(text, shape)))
      this.complain(name, `must look like ${example},${example}`)
    return texts
  }

  oneOf<Word extends string>(name: string, words: readonly [Word, ...Word[]]): Word {
    const text = this.text(name, words[0])
    const word = words.find((candidate) => candidate === text)
    if (!word) this.complain(name, `must be one of ${words.join(', ')}, not "${text}"`)
    return word ?? words[0]
  }

  integer(name: string, fallback: number, range: { min: number; max: number }): number {
    const text = this.text(name)
    if (text === '') return fallback
    const value = Number(text)
    if (Number.isInteger(value) && value >= range.min && value <= range.max) return value
    this.complain(name, `must be a whole number from ${range.min} to ${range.max}, not "${text}"`)
    return fallback
  }

  flag(name: string, fallback: boolean): boolean {
    const text = this.text(name).toLowerCase()
    if (text === '') return fallback
    if (['1', 'true', 'on', 'yes'].includes(text)) return true
    if (['0', 'false', 'off', 'no'].includes(text)) return false
    this.complain(name, `must be on or off, not "${text}"`)
    return fallback
  }

  /** The address of a whole host: pages and cookies are for all of it. */
  origin(name: string, fallback: string): URL {
    const text = this.text(name, fallback)
    if (isAddress(text, /^https?:\/\/[^/?#]+\/?$/)) return new URL(text)
    this.complain(name, `must be an address without a path, such as https://example.org, not "${text}"`)
    return new URL(fallback)
  }

  /** Where a service is: a path of this site or a whole address. */
  service(name: string, fallback: string): string {
    const text = this.text(name, fallback)
    if (/^\/(?!\/)/.test(text) || isAddress(text, /^https?:\/\/./)) return text
    this.complain(
      name,
      `must be a path such as ${fallback} or an address such as https://example.org, not "${text}"`,
    )
    return fallback
  }

  /** The address of a mailbox, with a name before it where `example` has one. */
  mailbox(name: string, fallback: string, example: string): string {
    const text = this.text(name, fallback)
    if (mailbox.test(text) || (example.includes('<') && namedMailbox.test(text))) return text
    this.complain(name, `must be an address such as ${example}, not "${text}"`)
    return fallback
  }

  /** An https address, or "" when it is not set. */
  link(name: string): string {
    const text = this.text(name)
    if (text === '' || isLink(text)) return text
    this.complain(name, `must be an https address, not "${text}"`)
    return ''
  }

  /** The number of a bank account by ISO 13616, as it was written, or "" when it is not set. */
  iban(name: string): string {
    const text = this.text(name)
    if (text !== '' && !isIban(text))
      this.complain(name, `must be an IBAN such as ES91 2100 0418 4502 0005 1332, not "${text}"`)
    return text
  }

  timeZone(name: string, fallback: string): string {
    const text = this.text(name, fallback)
    try {
      new Intl.DateTimeFormat('en', { timeZone: text })
      return text
    } catch {
      this.complain(name, `must be a time zone such as Europe/Madrid, not "${text}"`)
      return fallback
    }
  }

  throwIfInvalid(): void {
    if (this.#mistakes.length > 0) throw new ConfigError(this.#mistakes)
  }
}

/** node-postgres also takes an address without a host, which is a socket's. */
const isAddress = (text: string, shape: RegExp): boolean =>
  shape.test(text) && URL.canParse(text.replace('@/', '@host/'))

const mailbox = /^[^\s<>@]+@[^\s<>@]+$/
const namedMailbox = /^[^<>]*<[^\s<>@]+@[^\s<>@]+>$/

/** Pages load external resources over https only, except from this machine. */
const isLink = (text: string): boolean =>
  URL.canParse(text) && (text.startsWith('https://') || /^http:\/\/(localhost|127\.0\.0\.1)[:/]/.test(text))

/** Its check digits find a mistyped number, to which people would send money in vain. */
function isIban(text: string): boolean {
  const signs = text.replace(/\s/g, '').toUpperCase()
  if (!/^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/.test(signs)) return false
  const digits = (signs.slice(4) + signs.slice(0, 4)).replace(/[A-Z]/g, (letter) =>
    String(Number.parseInt(letter, 36)),
  )
  return BigInt(digits) % 97n === 1n
}

class ConfigError extends OperatorError {
  constructor(mistakes: string[]) {
    super(`The configuration has mistakes:\n${mistakes.join('\n')}`)
    this.name = 'ConfigError'
  }
}
