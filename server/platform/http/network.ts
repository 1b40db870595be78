import { isIPv6 } from 'node:net'

/**
 * Whom an address of the net stands for where it is counted: itself, and of IPv6 the network of 64 bits that one
 * subscriber has, for they may call from any of its addresses.
 */
export function getNetwork(address: string): string {
  const bare = address.replace(/^\[|\]$|%.*$/g, '')
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(bare)?.[1]
  if (mapped) return mapped
  if (!isIPv6(bare)) return address
  const [head = '', tail] = bare.split('::')
  const groups = getParts(head)
  const missing = tail === undefined ? 0 : Math.max(0, 8 - groups.length - getParts(tail).length)
  const whole = [...groups, ...Array<string>(missing).fill('0'), ...getParts(tail ?? '')]
  return `${whole
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`
}

const getParts = (text: string): string[] => (text === '' ? [] : text.split(':'))
