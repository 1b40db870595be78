import { describe, expect, test } from 'vitest'
import { openTestApp } from '../setup/testApp.ts'

const testApp = openTestApp()

describe('countries', () => {
  test.each([
    ['es', 'España', 'Alemania'],
    ['en', 'Spain', 'Germany'],
    ['pt-BR', 'Espanha', 'Alemanha'],
    ['pt', 'Espanha', 'Alemanha'],
  ])('Country names are in the language %s', async (language, spain, germany) => {
    const { status, body } = await testApp.guest.get('/api/countries', {
      headers: { 'Accept-Language': language },
    })
    expect(status).toBe(200)
    expect(Object.keys(body)).toEqual(['data'])
    expect(body.data).toHaveLength(249)
    expect(body.data).toContainEqual({ iso2: 'ES', country: spain })
    expect(body.data).toContainEqual({ iso2: 'DE', country: germany })
  })

  test('Countries are sorted by the rules of the reader’s language', async () => {
    const { body } = await testApp.guest.get('/api/countries')
    const names = body.data.map(({ country }: { country: string }) => country)
    expect(names).toEqual([...names].sort(new Intl.Collator('es').compare))
  })
})
