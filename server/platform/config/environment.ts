import { systemCode } from '../operatorError.ts'
import type { Environment } from './reader.ts'

/** What the process was given, and for the rest what `.env` in its folder says. */
export function getSiteEnvironment(): Environment {
  try {
    process.loadEnvFile()
  } catch (error) {
    if (systemCode(error) !== 'ENOENT') throw error
  }
  return process.env
}
