import { setTimeout } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { together } from '#server/platform/db/together.ts'

it('Calls that run together return their results in order', async () => {
  expect(await together([setTimeout(20, 'slow'), setTimeout(1, 7)])).toEqual(['slow', 7])
})

it('The failure of one is thrown once the others have sent all that they send', async () => {
  const sent: string[] = []
  const other = async () => {
    for (const statement of ['first', 'second']) {
      await setTimeout(10)
      sent.push(statement)
    }
  }
  await expect(together([Promise.reject(new Error('not today')), other()])).rejects.toThrow('not today')
  expect(sent).toEqual(['first', 'second'])
})
