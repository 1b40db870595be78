import axios, { type AxiosError, type InternalAxiosRequestConfig } from 'axios'
import type { Tokens } from '#contracts/account.ts'
import { calls, getHost } from '#lib/calls.ts'
import { locales } from '#lib/locales.ts'
import { currentLanguage } from '#services/cookies.ts'
import { readTokens } from '#services/session.ts'
import { OfflineError } from './errors.ts'
import { type Refreshed, refreshOnce } from './refresh.ts'
import { toApiError } from './toApiError.ts'

declare module 'axios' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface extends the library's.
  interface AxiosRequestConfig {
    /** Sent without the bearer; a 401 is returned without a refresh. */
    withoutBearer?: boolean
    /** Sent with the bearer; a 401 is returned without a refresh. */
    withoutRefresh?: boolean
    /** Sent again after a refresh; a further 401 is returned. */
    replayed?: boolean
    /** The bearer that the call was sent with. */
    sentToken?: string
  }
}

const timeoutMilliseconds = 30_000
/** Shorter, because all other calls wait for a refresh, and it is retried. */
const refreshMilliseconds = 10_000

/** These calls start, refresh or end sessions themselves, or need none. */
const bearerless: ReadonlySet<string | undefined> = new Set([
  calls.account.register,
  calls.account.login,
  calls.account.socialSignIn,
  calls.account.refresh,
  calls.account.resetPassword,
  calls.account.notMe,
  calls.account.logout,
  calls.account.contact,
])

/** The endpoint reads a bearer but never responds 401 to it: callers refresh first. */
const unrefreshed: string = calls.account.validate

/** The one axios instance. Its base is the account's host; other services pass theirs with the call. */
export const http = axios.create({
  timeout: timeoutMilliseconds,
  headers: { Accept: 'application/json' },
  paramsSerializer: { indexes: null },
})

http.interceptors.request.use(prepare)
http.interceptors.response.use(undefined, refreshAndRetry)

function prepare(config: InternalAxiosRequestConfig): InternalAxiosRequestConfig {
  const accountHost = getHost('account')
  config.baseURL ??= accountHost
  config.withoutBearer ??= config.baseURL === accountHost && bearerless.has(config.url)
  config.withoutRefresh ??= config.baseURL === accountHost && config.url === unrefreshed
  config.headers.set('Accept-Language', locales[currentLanguage()])
  config.headers.delete('Authorization')
  const { token } = readTokens()
  config.sentToken = config.withoutBearer ? undefined : token
  if (config.sentToken) config.headers.set('Authorization', `Bearer ${config.sentToken}`)
  return config
}

async function refreshAndRetry(error: unknown) {
  if (!axios.isAxiosError(error) || axios.isCancel(error)) throw error
  const { config, response } = error
  if (response?.status !== 401 || !config || config.replayed) throw toNamedError(error)
  if (config.withoutBearer || config.withoutRefresh) throw toNamedError(error)
  const { outcome } = await refreshSession(config.sentToken)
  if (outcome !== 'fresh') throw toNamedError(error)
  return http.request({ ...config, replayed: true })
}

function toNamedError(error: AxiosError): Error {
  const { response } = error
  return response
    ? toApiError(response.status, response.data, response.headers['retry-after'])
    : new OfflineError(error)
}

async function requestTokens(refreshToken: string): Promise<Tokens> {
  const { data } = await http.post<Tokens>(
    calls.account.refresh,
    { refreshToken },
    { timeout: refreshMilliseconds },
  )
  return data
}

/** Runs one refresh for all calls that need it at once, in all tabs. */
export const refreshSession = (staleToken = readTokens().token): Promise<Refreshed> =>
  refreshOnce(staleToken, requestTokens)

/** The refresh before a call that also works without a bearer: an ended session redirects nowhere. */
export const renewSession = (): Promise<Refreshed> =>
  refreshOnce(readTokens().token, requestTokens, { keepsSession: true })
