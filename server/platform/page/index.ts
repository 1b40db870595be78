// Gives a page its first paint: texts, reader, theme and data, by the same operations that the endpoints use.
// Never holds rules of its own; a page file names its texts and its data, and nothing else.
import type { IncomingMessage } from 'node:http'
import type { GetServerSidePropsContext, GetServerSidePropsResult } from 'next'
import { type Language, languageFromCookie, type Namespace } from '#i18n/index.ts'
import { shellNamespaces } from '#i18n/namespaces.ts'
import { loadTexts } from '#i18n/texts.ts'
import { isNativeApp } from '#lib/brand.ts'
import { cookieNames } from '#lib/cookies.ts'
import { paths, safePath } from '#lib/paths.ts'
import type { PublicConfig } from '#lib/publicConfig.ts'
import type { Viewer } from '../auth/index.ts'
import { getPublicConfig } from '../config/public.ts'
import { type ApiError, getRequestId, isApiError, isFromThisMachine } from '../http/index.ts'
import { platform } from '../index.ts'
import { redact } from '../log/redact.ts'
import type { EveryPageRead } from './everyPage.ts'
import { type Fallback, type PageData, readFirstPaint } from './reads.ts'
import { type Execute, executeAs, getParams } from './visit.ts'

/** What every page hands to _app. */
export type PageProps = {
  language: Language
  texts: Awaited<ReturnType<typeof loadTexts>>
  /** Answers under their SWR keys: the first paint has its data and the browser asks for nothing twice. */
  fallback: Fallback
  inApp: boolean
  /** Whose page this is, by id; null for guests, absent where nobody asked. A tab that is given somebody else's is loaded anew. */
  reader?: string | null
  missing?: true
  /** Members read this page: whoever is not validated is told how to become one. */
  membersOnly?: true
}

/** `developer`: anyone on this machine; `nobody`: always not-found. */
type Readers = 'user' | 'volunteer' | 'organisation' | 'moderator' | 'guest only' | 'developer' | 'nobody'

type PageRules = {
  /** Dictionaries of this page beside `common`. */
  texts: Namespace[]
  /** Guests are led to /login and back; the wrong role sees not-found. */
  for?: Readers
  /** Stands for people who are not validated too, for their own account. Without it a page for members waits for them. */
  unvalidated?: true
  /** `?lang=` says what it speaks: whoever lands here has no cookie any more. */
  language?: 'of the address'
  /** Where a member is led whom the page is not for; without it they see not-found. */
  others?: string
}

export type PageOptions<Reads> = PageRules & {
  /** null: nothing is here for this reader. */
  data?: PageData<Reads>
}

const nothing = () => []
const notHere = () => null

/** What the modules bring to pages: the reads that a page may name, and those of the shell. */
type Parts<Reads> = { createReads(execute: Execute): Reads; everyPage: EveryPageRead[] }

/** What Next is handed with each request. */
type RequestApp<Reads> = {
  publicConfig: PublicConfig
  /** A page's getServerSideProps. A navigation inside the site gets its texts at once and no data. */
  openPage(options: PageOptions<Reads>, context: GetServerSidePropsContext): Promise<Result>
}

type Result = GetServerSidePropsResult<PageProps>

export function createRequestApp<Reads>(parts: Parts<Reads>): RequestApp<Reads> {
  return {
    publicConfig: getPublicConfig(platform().config),
    openPage: (options, context) =>
      preparePage(parts, options, context).catch((thrown) => {
        // Next prints what it is thrown.
        throw redact(thrown)
      }),
  }
}

async function preparePage<Reads>(
  { createReads, everyPage }: Parts<Reads>,
  options: PageOptions<Reads>,
  context: GetServerSidePropsContext,
): Promise<Result> {
  const viewer = await platform().auth.findViewerByCookies({
    token: context.req.cookies[cookieNames.token],
    refreshToken: context.req.cookies[cookieNames.refreshToken],
  })
  const redirect = await redirectFor(options, viewer, context)
  if (redirect) return { redirect: { destination: redirect, permanent: false } }
  const language = await languageFor(options, viewer, context)
  const texts = await loadTexts(language, namesFor(options, viewer))
  const inApp = isNativeApp(context.req.headers['user-agent'])
  const isAllowed = mayVisit(options, viewer, context.req)
  const awaits = isAllowed && awaitsValidation(options, viewer) && { membersOnly: true as const }
  const around = { language, texts, inApp, reader: viewer?.id ?? null, ...awaits }
  if (context.req.url?.startsWith('/_next/data')) {
    const props = { ...around, fallback: {} }
    return isAllowed ? { props } : missing(context, props)
  }
  const execute = executeAs(context, viewer, language)
  const visit = {
    viewer,
    language,
    query: context.query,
    params: getParams(context),
    reads: createReads(execute),
  }
  const data = isAllowed ? (!awaits && options.data) || nothing : notHere
  const { shell, own } = await readFirstPaint(viewer ? everyPage : [], execute, () => data(visit))
  const props = { ...around, fallback: { ...shell, ...own?.reads } }
  if (!own) return missing(context, props)
  if (isApiError(own.thrown)) return endWithError(context, props, own.thrown)
  return own.thrown ? waiting(context, props, own.thrown) : { props }
}

/** The account's choice goes before the browser's; where they differ it may be a moment old, and is read again. */
async function languageFor(options: PageRules, viewer: Viewer | null, context: GetServerSidePropsContext) {
  if (options.language) return languageFromCookie(context.query.lang?.toString())
  const spoken = languageFromCookie(context.req.cookies[cookieNames.language])
  if (!viewer || viewer.language === spoken) return spoken
  return (await platform().auth.refreshViewer(viewer))?.language ?? viewer.language
}

const namesFor = ({ texts }: PageRules, viewer: Viewer | null): Namespace[] => [
  ...shellNamespaces.always,
  ...(viewer ? shellNamespaces.members : []),
  ...(viewer?.validated ? [] : shellNamespaces.untilValidated),
  ...texts,
]

const mayVisit = (options: PageRules, viewer: Viewer | null, request: IncomingMessage): boolean => {
  if (options.for === 'volunteer') return viewer?.provider === false
  if (options.for === 'organisation') return viewer?.provider === true
  if (options.for === 'moderator') return viewer?.moderator === true
  if (options.for === 'developer') return platform().config.devPages && isFromThisMachine(request)
  if (options.for === 'nobody') return false
  return true
}

const forMembers: readonly unknown[] = ['user', 'volunteer', 'organisation', 'moderator']

const awaitsValidation = (options: PageRules, viewer: Viewer | null): boolean =>
  viewer?.validated === false && forMembers.includes(options.for) && !options.unvalidated

async function redirectFor(options: PageRules, viewer: Viewer | null, context: GetServerSidePropsContext) {
  if (options.for === 'guest only') {
    return viewer ? (safePath(context.query.then) ?? paths.feed) : null
  }
  if (options.others && viewer && !mayVisit(options, viewer, context.req)) return options.others
  const isOpen = !options.for || options.for === 'developer' || options.for === 'nobody'
  return !isOpen && !viewer ? paths.login(context.resolvedUrl) : null
}

function missing(context: GetServerSidePropsContext, shell: PageProps) {
  context.res.statusCode = 404
  return { props: { ...shell, missing: true as const } }
}

/** An address that asks for what no list takes: the page stands, and its screen says what the endpoint says. */
function endWithError({ res }: GetServerSidePropsContext, shell: PageProps, error: ApiError) {
  res.statusCode = error.status
  for (const [name, value] of Object.entries(error.headers)) res.setHeader(name, value)
  return { props: shell }
}

/** `/search` of `/search/words?page=2`: what follows may be words of a person, or who they are. */
const getSection = (address: string): string => /^\/[a-z-]*/.exec(address)?.[0] ?? ''

/** What could not be read now (a busy database) the browser asks for by itself, with the page around it to try again. */
function waiting(context: GetServerSidePropsContext, shell: PageProps, thrown: unknown) {
  platform().log.error(
    {
      requestId: getRequestId(context.res),
      page: getSection(context.resolvedUrl),
      stack: redact(thrown).stack,
    },
    'a page goes without its data',
  )
  context.res.statusCode = 503
  context.res.setHeader('Retry-After', '5')
  return { props: shell }
}
