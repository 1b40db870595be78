// Gives a page its first paint: texts, reader, theme and data, by the same operations that the doors use.
// Never holds rules of its own; a page file names its texts and its data, and nothing else.
import type { GetServerSideProps, GetServerSidePropsContext } from 'next'
import { unstable_serialize } from 'swr'
import { type Language, languageOfCookie, type Namespace } from '#i18n/index.ts'
import { loadTexts } from '#i18n/texts.ts'
import { isNativeApp } from '#lib/brand.ts'
import { cookieNames } from '#lib/cookies.ts'
import { paths, safePath } from '#lib/paths.ts'
import type { Viewer } from '../auth/index.ts'
import { newId } from '../db/ids.ts'
import { type Asker, factsOf, isRefusal, type Operation, perform } from '../http/index.ts'
import { platform } from '../index.ts'
import type { EveryPageRead } from './everyPage.ts'

/** What every page hands to _app. */
export type PageProps = {
  language: Language
  texts: Awaited<ReturnType<typeof loadTexts>>
  /** Answers under their SWR keys: the first paint has its data and the browser asks for nothing twice. */
  fallback: Record<string, unknown>
  inApp: boolean
  missing?: true
}

type Visit = {
  viewer: Viewer | null
  language: Language
  query: GetServerSidePropsContext['query']
  params: Record<string, string>
  /** Asks an operation as this reader, in process. */
  ask<Input, Out>(operation: Operation<Input, Out>, input: Record<string, unknown>): Promise<Out>
}

type Answers = (readonly [key: readonly unknown[], answer: unknown])[]

/** `developer`: anyone, while the site is on this machine only; `nobody`: always not-found. */
type Readers = 'user' | 'volunteer' | 'organisation' | 'moderator' | 'guest only' | 'developer' | 'nobody'

type PageOptions = {
  /** Dictionaries of this page beside `common`. */
  texts: Namespace[]
  /** Guests are led to /login and back; the wrong role sees not-found. */
  for?: Readers
  /** Where a member is led whom the page is not for; without it they see not-found. */
  others?: string
  /** null: nothing is here for this reader. */
  data?: (visit: Visit) => Promise<Answers | null>
}

const always: Namespace[] = ['common', 'pages', 'refusals', 'lists', 'search']
/** Those of the bell, the invitation, the help and reports, which may open over any page. */
const forMembers: Namespace[] = ['friends', 'help', 'notifications', 'reports']
/** Those of the login dialog and of the validation notice, which may stand over any page. */
const untilValidated: Namespace[] = ['account', 'validation']

/** Makes a page's getServerSideProps. A navigation inside the site gets its texts at once and no data. */
export function page(options: PageOptions): GetServerSideProps<PageProps> {
  return async (context) => {
    const viewer = await platform().auth.viewerOfCookies({
      token: context.req.cookies[cookieNames.token],
      refreshToken: context.req.cookies[cookieNames.refreshToken],
    })
    const redirect = await redirectFor(options, viewer, context)
    if (redirect) return { redirect: { destination: redirect, permanent: false } }
    const language = languageOfCookie(context.req.cookies[cookieNames.language])
    const names = [
      ...always,
      ...(viewer ? forMembers : []),
      ...(viewer?.validated ? [] : untilValidated),
      ...options.texts,
    ]
    const texts = await loadTexts(language, names)
    const inApp = isNativeApp(context.req.headers['user-agent'])
    const visit = visitOf(context, viewer, language)
    const isNavigation = context.req.url?.startsWith('/_next/data') ?? false
    const shell = { language, texts, inApp, fallback: isNavigation ? {} : gather(await asReader(visit)) }
    if (!mayVisit(options, viewer)) return missing(context, shell)
    if (isNavigation || !options.data) return { props: shell }
    try {
      const answers = await options.data(visit)
      if (answers === null) return missing(context, shell)
      return { props: { ...shell, fallback: { ...shell.fallback, ...gather(answers) } } }
    } catch (thrown) {
      // What one may not see looks like what is not there.
      if (isRefusal(thrown) && (thrown.status === 404 || thrown.status === 403))
        return missing(context, shell)
      return waiting(context, shell, thrown)
    }
  }
}

const mayVisit = (options: PageOptions, viewer: Viewer | null): boolean => {
  if (options.for === 'volunteer') return viewer?.provider === false
  if (options.for === 'organisation') return viewer?.provider === true
  if (options.for === 'moderator') return viewer?.moderator === true
  if (options.for === 'developer') return platform().config.isLocal
  if (options.for === 'nobody') return false
  return true
}

async function redirectFor(options: PageOptions, viewer: Viewer | null, context: GetServerSidePropsContext) {
  if (options.for === 'guest only') {
    // The refresh cookie alone does not count here: when it cannot be refreshed, its owner has to sign in.
    const token = context.req.cookies[cookieNames.token]
    const known = token ? await platform().auth.viewerOfBearer(token) : null
    return known ? (safePath(context.query.then) ?? paths.feed) : null
  }
  if (options.others && viewer && !mayVisit(options, viewer)) return options.others
  const isOpen = !options.for || options.for === 'developer' || options.for === 'nobody'
  return !isOpen && !viewer ? paths.login(context.resolvedUrl) : null
}

function missing(context: GetServerSidePropsContext, shell: PageProps) {
  context.res.statusCode = 404
  return { props: { ...shell, missing: true as const } }
}

/** What could not be read now (a busy database) the browser asks for by itself, with the page around it to try again. */
function waiting(context: GetServerSidePropsContext, shell: PageProps, thrown: unknown) {
  const error = thrown instanceof Error ? (thrown.stack ?? thrown.message) : String(thrown)
  platform().log.error(
    { page: context.resolvedUrl.replace(/\?.*$/, ''), error },
    'a page goes without its data',
  )
  context.res.statusCode = 503
  context.res.setHeader('Retry-After', '5')
  return { props: shell }
}

function visitOf(context: GetServerSidePropsContext, viewer: Viewer | null, language: Language): Visit {
  const request = factsOf(context.req, newId())
  const asker: Asker = { viewer, language, request }
  return {
    viewer,
    language,
    query: context.query,
    params: Object.fromEntries(
      Object.entries(context.params ?? {}).map(([name, value]) => [name, String(value)]),
    ),
    ask: (operation, input) => perform(operation, input, asker),
  }
}

async function asReader(visit: Visit): Promise<Answers> {
  if (!visit.viewer) return []
  const { everyPage } = platform()
  const ask = (reads: readonly EveryPageRead[]): Promise<Answers> =>
    Promise.all(reads.map(async ({ key, operation }) => [key, await visit.ask(operation, {})]))
  return [
    ...(await ask(everyPage.filter(({ first }) => first))),
    ...(await ask(everyPage.filter(({ first }) => !first))),
  ]
}

/** Answers -> props: JSON as the doors would send it, so that both sides see the same values. */
function gather(answers: Answers): Record<string, unknown> {
  const named = answers.map(([key, answer]) => [unstable_serialize(key), answer ?? null])
  return JSON.parse(JSON.stringify(Object.fromEntries(named)))
}
