import { configure, render } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { RouterContext } from 'next/dist/shared/lib/router-context.shared-runtime.js'
import type { NextRouter } from 'next/router'
import { NextIntlClientProvider } from 'next-intl'
import type { ReactNode } from 'react'
import { SWRConfig } from 'swr'
import { vi } from 'vitest'
import type { Language } from '#contracts/lists.ts'
import type { Dictionaries } from '#i18n/dictionaries.ts'
import type { Namespace } from '#i18n/namespaces.ts'
import { loadTexts } from '#i18n/texts.ts'
import { calls } from '#lib/calls.ts'
import { locales } from '#lib/locales.ts'
import { written } from './written.ts'

// A busy machine takes seconds to compile what a press loads; the first dialog of a file can take ten.
configure({ asyncUtilTimeout: 20_000 })

const accountHost = 'http://localhost:3000/api/account'

/** Dictionary namespaces that the account screens use. */
const names = [
  'common',
  'account',
  'validation',
  'errors',
  'lists',
  'pages',
  'settings',
  'media',
  'search',
  'friends',
  'applications',
  'profile',
  'help',
  'posts',
  'dev',
  'jobs',
  'myJobs',
  'savedSearches',
  'chat',
  'reports',
  'moderation',
  'notifications',
] as const

/** Texts of the account screens. */
export async function getTexts(language: Language): Promise<Pick<Dictionaries, (typeof names)[number]>> {
  const entries = await Promise.all(names.map(async (name) => [name, await written(language, name)]))
  return Object.fromEntries(entries)
}

/** The list of countries that every screen with a country requests. */
export const countries = http.get('http://localhost:3000/api/countries', () =>
  HttpResponse.json({
    data: [
      { iso2: 'BR', country: 'Brasil' },
      { iso2: 'ES', country: 'España' },
    ],
  }),
)

/** An account endpoint with this response, and the requests that it received. */
export function accountEndpoint(
  method: 'post' | 'put',
  call: keyof typeof calls.account,
  answer: () => Response,
) {
  const given: unknown[] = []
  const handler = http[method](`${accountHost}${String(calls.account[call])}`, async ({ request }) => {
    given.push(await request.json())
    return answer()
  })
  return { handler, given }
}

export const errorResponse = (status: number, error: string, more: object = {}) =>
  HttpResponse.json({ error, message: error, ...more }, { status })

/** Renders a screen as _app does, at an address with this query, on a page with these dictionaries. */
export async function showScreen(
  screen: ReactNode,
  language: Language = 'es',
  query: NextRouter['query'] = {},
  namespaces: readonly Namespace[] = names,
) {
  Element.prototype.scrollIntoView = vi.fn()
  const router = {
    route: '/',
    pathname: '/',
    asPath: '/',
    basePath: '',
    query,
    isReady: true,
    push: vi.fn(async () => true),
    replace: vi.fn(async () => true),
    reload: vi.fn(),
    back: vi.fn(),
    forward: vi.fn(),
    prefetch: vi.fn(async () => {}),
    beforePopState: vi.fn(),
    events: { on: vi.fn(), off: vi.fn(), emit: vi.fn() },
    isFallback: false,
    isLocaleDomain: false,
    isPreview: false,
  }
  const messages = await loadTexts(language, namespaces)
  render(
    <RouterContext value={router}>
      <NextIntlClientProvider locale={locales[language]} messages={messages} timeZone="UTC">
        <SWRConfig value={{ provider: () => new Map(), shouldRetryOnError: false }}>{screen}</SWRConfig>
      </NextIntlClientProvider>
    </RouterContext>,
  )
  return { router, texts: await getTexts(language) }
}
