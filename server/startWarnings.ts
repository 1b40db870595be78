import type { Config } from './platform/config/index.ts'

const operatorMissing =
  'The legal pages name no operator yet: set OPERATOR_NAME, OPERATOR_ADDRESS and CONTACT_EMAIL before opening the site.'

/** Brota itself speaks no https. */
const proxyUntrusted =
  'PUBLIC_URL is https, so a proxy is before this: set TRUST_PROXY=on, or all visitors share the limits of its address.'

/** What an operator may have forgotten; the site starts all the same. */
export function getWarnings({ isLocal, operator, publicUrl, trustProxy, role }: Config): string[] {
  const warnings: string[] = []
  if (!isLocal && !operator.isNamed) warnings.push(operatorMissing)
  if (publicUrl.startsWith('https:') && !trustProxy && role !== 'worker') warnings.push(proxyUntrusted)
  return warnings
}
