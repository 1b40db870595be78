import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { takeWords } from '../lib/arguments.mjs'
import { readReference } from './read.ts'

/** `npm run reference`: writes the description of all endpoints, which /api/openapi.json serves. */
export const referenceFile = 'server/modules/reference/reference.json'
takeWords('npm run reference')
const root = process.cwd()
writeFileSync(join(root, referenceFile), `${JSON.stringify(readReference(root), null, 2)}\n`)
console.log(`Wrote ${referenceFile}.`)
