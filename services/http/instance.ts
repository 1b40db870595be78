import axios, { type AxiosError, type InternalAxiosRequestConfig } from 'axios'
import type { Tokens } from '#contracts/account.ts'
import { calls, getHost } from '#lib/calls.ts'
import { locales } from '#lib/locales.ts'
import { currentLanguage } from '#services/cookies.ts'
import { readTokens } from '#services/session.ts'
import { OfflineError, toApiError } from './errors.ts'
import { type Refreshed, refreshOnce } from './refresh.ts'

declare module 'axios' {
  interface AxiosRequestConfig {
    /** Sent without the bearer, and a 401 is its own answer: no refresh follows. */
    withoutBearer?: boolean
    /** A 401 is its own answer, though the bearer goes along. */
    withoutRefresh?: boolean
    /** Sent a second time after a refresh: a further 401 stands. */
    replayed?: boolean
    /** The bearer that the call was sent with. */
    sentToken?: string
  }
}

const timeoutMilliseconds = 30_000
/** Everything else waits for it, and it is tried again. */
const refreshMilliseconds = 10_000

/** These calls start, mend or end sessions themselves, or need none. */
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

/** Heeds a bearer and never answers 401 for it: whoever calls it has refreshed before. */
const unrefreshed: string = calls.account.validate

/** The one axios instance: its base is the account's host, other services give their own with the call. */
export const http = axios.create({
  timeout: timeoutMilliseconds,
  headers: { Accept: 'application/json' },
  // Lists in a query repeat their name: `type=online&type=part-time`.
  paramsSerializer: { indexes: null },
})

http.interceptors.request.use(prepare)
http.interceptors.response.use(undefined, mend)

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

async function mend(error: unknown) {
  if (!axios.isAxiosError(error) || axios.isCancel(error)) throw error
  const { config, response } = error
  if (response?.status !== 401 || !config || config.replayed) throw named(error)
  if (config.withoutBearer || config.withoutRefresh) throw named(error)
  const { outcome } = await refreshSession(config.sentToken)
  if (outcome !== 'fresh') throw named(error)
  return http.request({ ...config, replayed: true })
}

function named(error: AxiosError): Error {
  const { response } = error
  return response
    ? toApiError(response.status, response.data, response.headers['retry-after'])
    : new OfflineError(error)
}

async function spend(refreshToken: string): Promise<Tokens> {
  const { data } = await http.post<Tokens>(
    calls.account.refresh,
    { refreshToken },
    { timeout: refreshMilliseconds },
  )
  return data
}

/** One refresh for all who ask at once, in all tabs. */
export const refreshSession = (staleToken = readTokens().token): Promise<Refreshed> =>
  refreshOnce(staleToken, spend)

/** The same before a call that goes without a bearer just as well: a session that has ended leads nowhere. */
export const renewSession = (): Promise<Refreshed> => refreshOnce(readTokens().token, spend, { stays: true })
