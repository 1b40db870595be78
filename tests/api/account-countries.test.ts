import { describe, expect, test } from 'vitest'
import { openTown } from './setup/town.ts'

const town = openTown()

describe('countries', () => {
  test.each([
    ['es', 'España', 'Alemania'],
    ['en', 'Spain', 'Germany'],
    ['pt-BR', 'Espanha', 'Alemanha'],
    ['pt', 'Espanha', 'Alemanha'],
  ])('are told in %s', async (language, spain, germany) => {
    const { status, body } = await town.guest.get('/api/countries', {
      headers: { 'Accept-Language': language },
    })
    expect(status).toBe(200)
    expect(Object.keys(body)).toEqual(['data'])
    expect(body.data).toHaveLength(249)
    expect(body.data).toContainEqual({ iso2: 'ES', country: spain })
    expect(body.data).toContainEqual({ iso2: 'DE', country: germany })
  })

  test('stand in the order of their language', async () => {
    const { body } = await town.guest.get('/api/countries')
    const names = body.data.map(({ country }: { country: string }) => country)
    expect(names).toEqual([...names].sort(new Intl.Collator('es').compare))
  })
})
