import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The project's folder; every script works from here, wherever it is called. */
export const root = join(dirname(fileURLToPath(import.meta.url)), '../..')

export const inRoot = (...parts) => join(root, ...parts)
