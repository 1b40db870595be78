import { systemCode } from '../operatorError.ts'
import type { Environment } from './reader.ts'

/** The environment of the process, completed by the `.env` of its folder. */
export function getSiteEnvironment(): Environment {
  try {
    process.loadEnvFile()
  } catch (error) {
    if (systemCode(error) !== 'ENOENT') throw error
  }
  return process.env
}
