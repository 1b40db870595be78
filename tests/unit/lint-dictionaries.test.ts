import { describe, expect, it, test } from 'vitest'
import { dictionaries } from '../../scripts/check/dictionaries.ts'
import { findOffences } from './lintFixture.ts'

const others = ['en', 'br', 'pt']
/** Returns one dictionary in all four languages, except those given. */
function testApp(text: string, english = text, namespace = 'jobs'): Record<string, string> {
  const files = others.map((language) => [`i18n/${language}/${namespace}.ts`, `export default ${text}`])
  return {
    ...Object.fromEntries(files),
    [`i18n/es/${namespace}.ts`]: `export default ${text}`,
    [`i18n/en/${namespace}.ts`]: `export default ${english}`,
  }
}
const screen = (text: string) => ({
  'components/A.tsx': `export function A() {\n  const t = useTranslations('jobs')\n  return ${text}\n}`,
})
const titled = `{ title: 'Hola' }`

describe('the four languages', () => {
  it.each([
    ['a missing key', '{}', /i18n\/en\/jobs\.ts:1 'title' is missing/],
    ['a key of its own', `{\n  title: 'Hi',\n  more: 'More' }`, /i18n\/en\/jobs\.ts:3 'more' is not in/],
    ['another argument', `{ title: 'Hi {name}' }`, /'title' takes \{name\}, in Spanish nothing/],
    ['another tag', `{ title: '<b>Hi</b>' }`, /takes <b>/],
    ['a broken message', `{ title: 'Hi {name' }`, /no ICU message/],
  ])('The dictionary check rejects %s', async (_, english, why) => {
    const files = { ...testApp(titled, english), ...screen(`t('title')`) }
    expect(await findOffences(dictionaries, files)).toEqual([expect.stringMatching(why)])
  })

  test('The dictionary check rejects a dictionary that one language lacks', async () => {
    const { 'i18n/pt/jobs.ts': _, ...files } = testApp(titled)
    expect(await findOffences(dictionaries, { ...files, ...screen(`t('title')`) })).toEqual([
      expect.stringContaining('i18n/pt/jobs.ts:1'),
    ])
  })

  test('The four languages may form plurals in their own ways', async () => {
    const spanish = `{ found: '{count, plural, one {# oferta} other {# ofertas}}' }`
    const files = {
      ...testApp(spanish, `{ found: '{count, plural, =0 {none} other {# offers}}' }`),
      ...screen(`t('found')`),
    }
    expect(await findOffences(dictionaries, files)).toEqual([])
  })
})

describe('keys', () => {
  const two = `{ title: 'Hola', type: { online: 'En línea', hybrid: 'Mixta' } }`

  test('Unused keys are rejected, with their line', async () => {
    const files = { ...testApp(`{\n  title: 'Hola',\n  old: 'Antes' }`), ...screen(`t('title')`) }
    expect(await findOffences(dictionaries, files)).toEqual([
      "i18n/es/jobs.ts:3 nobody asks for 'old': remove it in all four languages",
    ])
  })
  test('Missing keys are rejected', async () => {
    const files = { ...testApp(titled), ...screen(`<p>{t('title')}{t.rich('lost')}</p>`) }
    expect(await findOffences(dictionaries, files)).toEqual([
      expect.stringContaining("components/A.tsx:3 t('lost')"),
    ])
  })
  it.each([
    ['a template', `<p title={t("title")}>{t(\`type.\${type}\`)}</p>`],
    ['both sides of a choice', `t(a ? 'title' : b ? 'type.online' : 'type.hybrid')`],
    ['a variable', `['title', 'type.online', 'type.hybrid'].map((key) => t(key))`],
  ])('Keys are used by %s', async (_, text) => {
    expect(await findOffences(dictionaries, { ...testApp(two), ...screen(text) })).toEqual([])
  })
  test('Keys are found in a part of a namespace, on the server, and each by its translator', async () => {
    const files = {
      ...testApp(`{ card: { save: 'Guardar' }, detail: { save: 'Guarda' }, mail: 'Correo' }`),
      'components/A.tsx': `function A() { const t = useTranslations('jobs.card'); return t('save') }
function B() { const t = useTranslations('jobs.detail'); return t('save') }`,
      'server/modules/jobs/a.ts': `const tell = await translator(language, 'jobs')\ntell('mail')`,
    }
    expect(await findOffences(dictionaries, files)).toEqual([])
    const { 'server/modules/jobs/a.ts': _, ...silent } = files
    expect(await findOffences(dictionaries, silent)).toEqual([expect.stringContaining("'mail'")])
  })
})

describe('the tables of the contracts', () => {
  test('Every error code has its sentence', async () => {
    const contract = { 'contracts/errors.ts': 'export const apiErrors = { gone: {}, full: {} }' }
    const files = { ...contract, ...testApp(`{ gone: 'Ya no está' }`, undefined, 'errors') }
    expect(await findOffences(dictionaries, files)).toEqual([expect.stringContaining("'full' is missing")])
  })
  test('Every id of a labelled list has its label', async () => {
    const contract = {
      'contracts/lists.ts': `export const days = ['mon', 'tue']\nexport const sorts = ['newest']`,
    }
    const files = {
      ...contract,
      ...testApp(`{ days: { mon: 'Lunes', sun: 'Domingo' } }`, undefined, 'lists'),
    }
    expect(await findOffences(dictionaries, files)).toEqual([
      expect.stringContaining("'days.tue' is missing"),
      expect.stringContaining("nobody asks for 'days.sun'"),
    ])
  })
  test('Every rule has its sentence, every sentence its rule', async () => {
    const contract = { 'contracts/a.ts': `string().required('email-required').max(9, 'email-too-long')` }
    const files = {
      ...contract,
      ...testApp(`{ 'email-required': 'Falta', 'old-invalid': 'No' }`, undefined, 'validation'),
    }
    expect(await findOffences(dictionaries, files)).toEqual([
      expect.stringContaining("contracts/a.ts:1 the rule 'email-too-long'"),
      expect.stringContaining("nobody asks for 'old-invalid'"),
    ])
  })
})
