import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { readReference } from '../../scripts/reference/read.ts'

it('The API reference matches the types of the endpoints (otherwise run npm run reference)', () => {
  const written = JSON.parse(readFileSync('server/modules/reference/reference.json', 'utf8'))
  expect(written).toEqual(readReference(process.cwd()))
}, 120_000)
