import { expect, test } from 'vitest'
import { freshEmail, logIn, wrongPassword } from '../../setup/account.ts'
import { openTestApp } from '../../setup/testApp.ts'

const testApp = openTestApp()

test('200 guesses at once: health, which asks the disk, is answered all along; no guess is lost', async () => {
  let isOver = false
  const guesses = Promise.all(
    Array.from({ length: 200 }, () => logIn(testApp, freshEmail('guessed'), wrongPassword)),
  ).finally(() => {
    isOver = true
  })
  const health: number[] = []
  while (!isOver) health.push((await testApp.guest.get('/api/health')).status)
  const answers = await guesses
  expect(health.filter((status) => status !== 200)).toEqual([])
  // If they waited behind 200 hashes there would be one or two of them.
  expect(health.length).toBeGreaterThan(10)
  const codes = answers.map(({ status }) => status)
  expect(codes.filter((status) => status === 401).length).toBeGreaterThanOrEqual(52)
  expect(codes.filter((status) => status === 503).length).toBeGreaterThan(0)
  expect(codes.filter((status) => status !== 401 && status !== 503)).toEqual([])
  const busy = answers.filter(({ status }) => status === 503)
  expect(new Set(busy.map(({ headers }) => headers.get('retry-after')))).toEqual(new Set(['5']))
})
