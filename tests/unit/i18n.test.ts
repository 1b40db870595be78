import { readdirSync, readFileSync } from 'node:fs'
import compile from 'icu-minify/compile'
import { createTranslator } from 'use-intl/core'
import { describe, expect, it } from 'vitest'
import { isSchema } from 'yup'
import { apiErrors } from '#contracts/errors.ts'
import { languages } from '#contracts/languages.ts'
import { limits } from '#contracts/limits.ts'
import * as lists from '#contracts/lists.ts'
import * as week from '#contracts/week.ts'
import { namespaces } from '#i18n/namespaces.ts'
import { getArguments } from '../../scripts/check/lib/dictionaries.ts'
import { flat, written } from './written.ts'

/** Every message that a part of a schema can give, except those that `when` builds at run time. */
function getMessages(value: unknown, seen = new Set<unknown>()): string[] {
  if (value === null || (typeof value !== 'object' && typeof value !== 'function') || seen.has(value))
    return []
  seen.add(value)
  const message: unknown = 'OPTIONS' in value ? Object(value.OPTIONS).message : undefined
  const own = typeof message === 'string' ? [message] : []
  return [...own, ...Object.values(value).flatMap((below) => getMessages(below, seen))]
}

/** The keys of the dictionary `validation` that the contract schemas name. */
async function listContractRules() {
  const names = readdirSync('contracts').map((file) => file.replace(/\.ts$/, ''))
  const modules = await Promise.all(names.map((name) => import(`../../contracts/${name}.ts`)))
  const schemas = modules.flatMap((module) => Object.values(module)).filter(isSchema)
  return new Set(schemas.flatMap((schema) => getMessages(schema)))
}

describe.each(languages)('the dictionaries in %s', (language) => {
  it.each(namespaces)('The dictionary %s has the keys of the Spanish one', async (namespace) => {
    const own = flat(await written(language, namespace))
    const spanish = flat(await written('es', namespace))
    const taken = (dictionary: typeof own) =>
      Object.fromEntries(dictionary.map(([key, message]) => [key, getArguments(message)]))
    expect(taken(own)).toEqual(taken(spanish))
    expect(own.filter(([, message]) => message.trim() === '')).toEqual([])
    // Syntax that compiled sentences ignore.
    expect(own.filter(([, message]) => /\boffset:/.test(message))).toEqual([])
  })
  it('The dictionaries have a sentence for each error code and a label for each visible closed list', async () => {
    expect(Object.keys(await written(language, 'errors')).sort()).toEqual(Object.keys(apiErrors).sort())
    const {
      jobModes,
      offerLanguages,
      weekParts,
      jobTypes,
      durationPers,
      jobCategories,
      skills,
      interests,
      days,
      periods,
      sexes,
      storeCategories,
      reportReasons,
    } = { ...lists, ...week }
    const labelled = {
      ...{ jobModes, jobTypes, durationPers, jobCategories, skills, interests, days, periods, sexes },
      ...{ offerLanguages, weekParts, storeCategories, reportReasons },
    }
    const labels = Object.entries(await written(language, 'lists')).map(([list, ids]) => [
      list,
      Object.keys(ids).sort(),
    ])
    expect(Object.fromEntries(labels)).toEqual(
      Object.fromEntries(Object.entries(labelled).map(([list, ids]) => [list, [...ids].sort()])),
    )
  })
  it('The dictionaries have a sentence for each rule of the contracts', async () => {
    const validation = await written(language, 'validation')
    const rules = [...(await listContractRules())]
    expect(rules).toEqual(
      expect.arrayContaining(['required', 'not-in-list', 'interests-too-many', 'number-invalid']),
    )
    expect(rules.filter((rule) => !(rule in validation))).toEqual([])
  })
  it('The documents name buttons by their labels on the screens', async () => {
    const screens = await Promise.all(namespaces.map((namespace) => written(language, namespace)))
    const said = new Set(screens.flatMap((dictionary) => flat(dictionary)).map(([, message]) => message))
    const folder = `server/modules/documents/texts/${language}`
    const texts = readdirSync(folder).map((file) => readFileSync(`${folder}/${file}`, 'utf8'))
    const quoted = texts.flatMap((text) =>
      [...text.matchAll(/[«“]([^»”]+)[»”]/g)].map(([, words = '']) => words),
    )
    expect(quoted).not.toEqual([])
    expect(quoted.filter((words) => !said.has(words))).toEqual([])
  })
  it('The dictionaries state the limits of the contracts', async () => {
    const validation = await written(language, 'validation')
    const { job } = limits
    const told: [keyof typeof validation, number][] = [
      ['name-too-long', limits.name],
      ['password-too-short', limits.password.min],
      ['ong-id-too-long', limits.organisationId],
      ['phone-too-long', limits.phone],
      ['about-too-long', limits.about],
      ['about-too-long', job.text],
      ['requirements-too-long', job.text],
      ['interests-too-many', limits.interests],
      ['age-out-of-range', limits.age.max],
      ['limit-out-of-range', limits.pageSize.max],
      ['message-too-long', limits.message],
      ['title-too-long', job.title],
      ['categories-too-many', job.categories],
      ['skills-too-many', job.skills],
      ['images-too-many', job.images],
      ['questions-too-many', job.questions],
      ['question-too-long', job.question],
      ['answer-too-long', job.answer],
    ]
    for (const [rule, limit] of told) expect(validation[rule], rule).toMatch(new RegExp(`\\b${limit}\\b`))
  })
})

describe('the texts of the specification', () => {
  it('The texts of the specification are in the English dictionaries', async () => {
    const validation = await written('en', 'validation')
    const refused = await written('en', 'errors')
    const quoted = [
      'Please fill in the email field',
      'Fill in all fields',
      'Must be email',
      'Email is required',
      'Name is required',
      'Password is required',
      'Must be equal password',
      'Email is required.',
      'Name is required.',
      'Ong_id is required.',
      'Phone is required.',
      'Password is required.',
      'City is required.',
      'Must be equal password.',
      'It must be an email',
      'The passwords must match',
      'You must agree to the privacy policy to proceed',
    ]
    expect(quoted.filter((words) => !Object.values<string>(validation).includes(words))).toEqual([])
    expect(refused).toMatchObject({
      wrongEmailOrPassword: 'wrong email or password',
      userNotFound: 'User not found',
      needsValidationToLogin: 'You need to validate your account to login.',
      notYourJob: 'You can not update this volunteer job',
      uploadFailed: 'Something went wrong uploading the file',
      internal: 'Error! Try again later',
    })
  })
  // The check of the dictionaries finds keys that no screen uses.
  it.each([
    ['errors', 'wrongEmailOrPassword', 'wrong email or password'],
    ['account', 'login.failed', 'Login error, try again'],
    ['errors', 'userNotFound', 'User not found'],
    ['common', 'toasts.error', 'Error! Try again later'],
    ['errors', 'needsValidationToLogin', 'You need to validate your account to login.'],
    ['errors', 'malformed', 'Something went wrong, please check your information again'],
    ['settings', 'saved', 'Data saved successfully'],
    ['settings', 'saveFailed', 'Error saving'],
    ['jobs', 'search.empty', 'We could not find anything that match your search!'],
    ['ratings', 'ownFailed', 'Unable to get your review!'],
    ['ratings', 'othersFailed', 'Unable to get other users review!'],
    ['friends', 'invite.sent', 'Message sent successfully.'],
    ['posts', 'composer.published', 'Post was created'],
    ['jobs', 'apply.sent', 'Application has been sent successfully'],
    ['ratings', 'sent', 'Your review was sent'],
    ['errors', 'uploadFailed', 'Something went wrong uploading the file'],
    ['posts', 'media.videoFallback', 'Your browser does not support the video tag.'],
    ['account', 'google.signUpFailed', 'Error'],
    ['friends', 'invite.invalid', 'It must be an email'],
  ] as const)('The key %s %s says in English "%s"', async (namespace, key, words) => {
    expect(new Map(flat(await written('en', namespace))).get(key)).toBe(words)
  })
  it.each(['br', 'pt'] as const)(
    'The texts of the specification are in the Portuguese dictionaries (%s)',
    async (language) => {
      const { login } = await written(language, 'account')
      expect(login).toMatchObject({
        failed: 'Erro ao fazer login',
        invalidAnswer: 'Dados de login inválidos',
      })
      expect((await written(language, 'friends')).suggestions.noVolunteers).toBe(
        'Nenhum voluntário disponível',
      )
    },
  )
  it('A taken address is named in the words of the specification in Brazil, and in its own in Portugal', async () => {
    expect((await written('br', 'errors')).userExists).toBe('Email já cadastrado')
    // There, who is "cadastrado" has a police record.
    expect((await written('pt', 'errors')).userExists).toMatch(/já está registado/)
  })
  it('The texts of the specification are in the Spanish dictionaries', async () => {
    expect((await written('es', 'friends')).suggestions.loadingVolunteers).toBe('Cargando voluntarios...')
  })
})

describe('one word for one thing', () => {
  it('The Spanish texts have one word for an application, candidatura', async () => {
    const screens = await Promise.all(
      namespaces.map(async (namespace) => flat(await written('es', namespace), namespace)),
    )
    const said = screens.flat()
    expect(said.filter(([, message]) => /candidatura/i.test(message))).not.toEqual([])
    // An account is registered (registro, crear una cuenta), so these words would mean an application.
    expect(said.filter(([, message]) => /inscri|postula/i.test(message))).toEqual([])
  })
  it.each(['es', 'br', 'pt'] as const)('What the bell lists has one name in %s, avisos', async (language) => {
    const screens = await Promise.all(
      namespaces.map(async (namespace) => flat(await written(language, namespace), namespace)),
    )
    expect(screens.flat().filter(([, message]) => /notifica/i.test(message))).toEqual([])
  })
  it.each(['es', 'br', 'pt'] as const)('A time in %s is right at one o’clock too', async (language) => {
    const screens = await Promise.all(
      namespaces.map(async (namespace) => flat(await written(language, namespace), namespace)),
    )
    // A las 13:05, but a la 1:05; às 13:05, but à 1:05.
    expect(screens.flat().filter(([, message]) => /(?<!\p{L})(las|às|as) \{time\}/iu.test(message))).toEqual(
      [],
    )
  })
  it('A time of the day has one name where people say when they can and where they search', async () => {
    const { periods, weekParts } = await written('en', 'lists')
    expect(weekParts['weekday-evenings']).toBe(`Weekday ${periods.n.toLowerCase()}s`)
  })
})

describe('compiled sentences', () => {
  const names = compile('{others, plural, =0 {{first}} other {{first} and # others}}') as string
  const t = createTranslator({ locale: 'en', messages: { names } })
  it('Compiled sentences form plurals in the reader’s language', () => {
    expect(t('names', { others: 1_234, first: 'Ana' })).toBe('Ana and 1,234 others')
  })
})
