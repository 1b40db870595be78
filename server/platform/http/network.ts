import { isIPv4, isIPv6 } from 'node:net'

/**
 * The address under which calls are counted: an IPv4 address itself, an IPv6 address as its /64 network, since one
 * subscriber may use all addresses of it.
 */
export function getNetwork(address: string): string {
  if (isIPv4(address)) return address
  const bare = address.replace(/^\[|\]$|%.*$/g, '')
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(bare)?.[1]
  if (mapped) return mapped
  if (!isIPv6(bare)) return address
  const [head = '', tail] = bare.split('::')
  const groups = getParts(head)
  const missing = tail === undefined ? 0 : Math.max(0, 8 - groups.length - getParts(tail).length)
  const allGroups = [...groups, ...Array<string>(missing).fill('0'), ...getParts(tail ?? '')]
  return `${allGroups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`
}

const getParts = (text: string): string[] => (text === '' ? [] : text.split(':'))
