import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto'

/** A random secret of 256 bits in base64url; it is sent to one person and stored only as a hash. */
export const createSecret = (): string => randomBytes(32).toString('base64url')

export const hashSecret = (secret: string): string => createHash('sha256').update(secret).digest('base64url')

const keyFor = (secret: string) => createHash('sha256').update(`sealed under ${secret}`).digest()

/** Encrypts a text with AES-256-GCM under a key derived from `secret`; base64url. */
export function encrypt(text: string, secret: string): string {
  const nonce = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', keyFor(secret), nonce)
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url')
}

/** The text that was encrypted under `secret`; throws for another secret or a changed text. */
export function decrypt(encrypted: string, secret: string): string {
  const bytes = Buffer.from(encrypted, 'base64url')
  const decipher = createDecipheriv('aes-256-gcm', keyFor(secret), bytes.subarray(0, 12))
  decipher.setAuthTag(bytes.subarray(12, 28))
  return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8')
}
