import { expect, it } from 'vitest'
import { textParts } from '#components/posts/textParts.ts'
import { renameMention } from '#lib/mentions.ts'

const ana = { id: 'ana', name: 'Ana' }
const anaMaria = { id: 'ana-maria', name: 'Ana María' }
const odd = { id: 'odd', name: 'A+ (B) $&' }

it('A mention leads to the account with the longest name that follows the @', () => {
  expect(textParts('@Ana María, @ana, @Anabel and @Carla', [ana, anaMaria])).toEqual([
    { text: '@Ana María', href: '/user/ana-maria' },
    { text: ', ' },
    { text: '@ana', href: '/user/ana' },
    { text: ', @Anabel and @Carla' },
  ])
  expect(textParts('mail@Ana', [])).toEqual([{ text: 'mail@Ana' }])
})

it('A new name replaces the former one in mentions of its account alone', () => {
  const rename = (text: string, id: string, name: string) =>
    renameMention(text, [ana, anaMaria, odd], { id, name })
  expect(rename('@Ana María and @ana: Ana, @Anabel', 'ana', 'Eva')).toBe('@Ana María and @Eva: Ana, @Anabel')
  expect(rename('@A+ (B) $& or @A', 'odd', "$' {1}")).toBe("@$' {1} or @A")
  expect(rename('Nobody', 'ana', 'Eva')).toBe('Nobody')
  expect(renameMention('@Ana', [ana, { id: 'other', name: 'Ana' }], { id: 'other', name: 'Eva' })).toBe(
    '@Ana',
  )
})
