// Prepares the first paint of a page: texts, viewer and data, through the operations that endpoints use.
import type { IncomingMessage } from 'node:http'
import type { GetServerSidePropsContext, GetServerSidePropsResult } from 'next'
import type { Language } from '#contracts/lists.ts'
import type { Namespace, Shell } from '#i18n/namespaces.ts'
import { isNativeApp } from '#lib/brand.ts'
import { cookieNames, languageFromCookie } from '#lib/cookies.ts'
import { paths, safePath } from '#lib/paths.ts'
import type { PublicConfig } from '#lib/publicConfig.ts'
import type { Texts, TextsOrFile } from '#lib/texts.ts'
import type { Viewer } from '../auth/index.ts'
import { getPublicConfig } from '../config/public.ts'
import { isAway } from '../db/away.ts'
import {
  type ApiError,
  getRequestId,
  type InlineScripts,
  inlineScripts,
  isApiError,
  isFromThisMachine,
} from '../http/index.ts'
import { platform } from '../index.ts'
import { redact } from '../log/redact.ts'
import { takeChosenLanguage } from './chosenLanguage.ts'
import type { ReadEveryPage } from './everyPage.ts'
import { type Fallback, type PageData, readFirstPaint } from './reads.ts'
import { preparedTexts, prepareTexts } from './textFile.ts'
import { type Execute, executeAs, getParams } from './visit.ts'

/** The props of every page, which _app reads. */
export type PageProps = {
  language: Language
  texts: TextsOrFile
  /** Responses by SWR key, so that the first paint has data and the browser does not request it again. */
  fallback: Fallback
  inApp: boolean
  /** The id of the viewer; null for guests, absent on static pages. A tab that receives another viewer's page reloads. */
  reader?: string | null
  missing?: true
  /** The page is for members and the viewer is not validated: the screen says how to validate. */
  membersOnly?: true
}

/** `developer`: anyone on this machine; `nobody`: always not-found. */
type Readers = 'user' | 'volunteer' | 'organisation' | 'moderator' | 'guest only' | 'developer' | 'nobody'

type PageRules = {
  /** Dictionaries of this page beside `common`. */
  texts: Namespace[]
  /** Guests are redirected to /login and back; another role sees not-found. */
  for?: Readers
  /** Accounts that are not validated see the page, too; without it they get `membersOnly`. */
  unvalidated?: true
  /** `?lang=` sets the language, for visitors who no longer have a cookie. */
  language?: 'of the address'
  /** The path to which members of another role are redirected; without it they see not-found. */
  others?: string
}

export type PageOptions<Reads> = PageRules & {
  /** Resolves to null when the page does not exist for this viewer. */
  data?: PageData<Reads>
}

/** When a page is to be requested again that could not be read now. */
const againSeconds = '5'

const noReads = () => []
const notFound = () => null

/** The queries that a page may run, and what every signed-in page reads. */
type Parts<Reads> = { createReads(execute: Execute): Reads; readEveryPage: ReadEveryPage }

/** What Next receives with each request. */
type RequestApp<Reads> = {
  publicConfig: PublicConfig
  inlineScripts: InlineScripts
  /** Texts by the address of their file. */
  texts: ReadonlyMap<string, Texts>
  /** Implements a page's getServerSideProps. A navigation inside the site gets texts at once and no data. */
  openPage(options: PageOptions<Reads>, context: GetServerSidePropsContext): Promise<Result>
}

type Result = GetServerSidePropsResult<PageProps>

export function createRequestApp<Reads>(parts: Parts<Reads>): RequestApp<Reads> {
  return {
    publicConfig: getPublicConfig(platform().config),
    inlineScripts,
    texts: preparedTexts,
    openPage: (options, context) =>
      preparePage(parts, options, context).catch((thrown) => {
        // The error page then has 503 (pages/_error.tsx).
        if (isAway(thrown)) context.res.setHeader('Retry-After', againSeconds)
        // Next prints the errors that it catches.
        throw redact(thrown)
      }),
  }
}

async function preparePage<Reads>(
  { createReads, readEveryPage }: Parts<Reads>,
  options: PageOptions<Reads>,
  context: GetServerSidePropsContext,
): Promise<Result> {
  const viewer = await findViewer(context)
  const chosen = options.language ? null : takeChosenLanguage(context)
  const redirect = chosen ?? (await redirectFor(options, viewer, context))
  if (redirect) return { redirect: { destination: redirect, permanent: false } }
  const isNavigation = context.req.url?.startsWith('/_next/data') ?? false
  const language = await languageFor(options, viewer, context)
  const texts = await getTexts(options, viewer, { language, isNavigation })
  const isAllowed = mayVisit(options, viewer, context.req)
  const membersOnly = isAllowed && awaitsValidation(options, viewer) && { membersOnly: true as const }
  const common = {
    language,
    texts,
    inApp: isNativeApp(context.req.headers['user-agent']),
    reader: viewer?.id ?? null,
    ...membersOnly,
  }
  if (isNavigation) {
    const props = { ...common, fallback: {} }
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
  const data = isAllowed ? (!membersOnly && options.data) || noReads : notFound
  const { shell, own } = await readFirstPaint(viewer && readEveryPage, execute, () => data(visit))
  const props = { ...common, fallback: { ...shell, ...own?.reads } }
  if (!own) return missing(context, props)
  if (isApiError(own.thrown)) return endWithError(context, props, own.thrown)
  return own.thrown ? waiting(context, props, own.thrown) : { props }
}

const findViewer = ({ req }: GetServerSidePropsContext): Promise<Viewer | null> =>
  platform().auth.findViewerByCookies({
    token: req.cookies[cookieNames.token],
    refreshToken: req.cookies[cookieNames.refreshToken],
  })

/** The account's language, else the browser's. When they differ the cached viewer may be outdated and is read again. */
async function languageFor(options: PageRules, viewer: Viewer | null, context: GetServerSidePropsContext) {
  if (options.language) return languageFromCookie(context.query.lang?.toString())
  const cookieLanguage = languageFromCookie(context.req.cookies[cookieNames.language])
  if (!viewer || viewer.language === cookieLanguage) return cookieLanguage
  return (await platform().auth.refreshViewer(viewer))?.language ?? viewer.language
}

async function getTexts(
  options: PageRules,
  viewer: Viewer | null,
  { language, isNavigation }: { language: Language; isNavigation: boolean },
): Promise<TextsOrFile> {
  const file = await prepareTexts({ language, shell: getShell(viewer), own: options.texts })
  return isNavigation ? file.texts : file.address
}

const getShell = (viewer: Viewer | null): Shell =>
  viewer ? (viewer.validated ? 'member' : 'newcomer') : 'guest'

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

/** The page with the status of an error, such as an invalid filter; its screen shows the endpoint's error. */
function endWithError({ res }: GetServerSidePropsContext, shell: PageProps, error: ApiError) {
  res.statusCode = error.status
  for (const [name, value] of Object.entries(error.headers)) res.setHeader(name, value)
  return { props: shell }
}

/** `/search` of `/search/words?page=2`: the rest may be what a person typed, or their id. */
const getSection = (address: string): string => /^\/[a-z-]*/.exec(address)?.[0] ?? ''

/** The page without its data, which could not be read now (a busy database): the browser requests it again. */
function waiting(context: GetServerSidePropsContext, shell: PageProps, thrown: unknown) {
  platform().log.error(
    {
      requestId: getRequestId(context.res),
      page: getSection(context.resolvedUrl),
      stack: redact(thrown).stack,
    },
    'a page was sent without its data',
  )
  context.res.statusCode = 503
  context.res.setHeader('Retry-After', againSeconds)
  return { props: shell }
}
