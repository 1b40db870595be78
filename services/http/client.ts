import type { AxiosInstance, AxiosRequestConfig } from 'axios'
import { getHost, type Host } from '#lib/calls.ts'
import { OfflineError } from './errors.ts'
import { once } from './key.ts'
import type { Refreshed } from './refresh.ts'

/** What a call may set: query, headers, signal, progress, timeout. */
export type CallOptions = Pick<
  AxiosRequestConfig,
  'params' | 'headers' | 'signal' | 'onUploadProgress' | 'timeout' | 'responseType'
>

let loading: Promise<AxiosInstance> | undefined

/** The one axios instance. A first paint has its data already: axios comes with the first call, not with the page. */
export function loadHttp(): Promise<AxiosInstance> {
  loading ??= import('./instance.ts').then(
    ({ http }) => http,
    (cause) => {
      // The line was lost before it came: the next call asks for it again.
      loading = undefined
      throw new OfflineError(cause)
    },
  )
  return loading
}

/** A bearer in place of one that was refused elsewhere than through the one instance: the same one refresh. */
export const freshToken = async (staleToken: string): Promise<Refreshed> =>
  (await import('./instance.ts')).refreshSession(staleToken)

/** A newer bearer before a call that says who calls only if they are signed in. Never leads to the sign-in. */
export const renewSession = async (): Promise<Refreshed> => (await import('./instance.ts')).renewSession()

/** A service's calls through the one instance. Answers are bodies; anything else throws ApiError or OfflineError. */
export function createClient(host: Host) {
  const call = async <T>(method: string, url: string, data?: unknown, options?: CallOptions): Promise<T> => {
    const http = await loadHttp()
    const response = await http.request<T>({
      ...options,
      method,
      url,
      data,
      // Hosts are known when the page has told them, not when this module is loaded.
      baseURL: getHost(host),
      // The list of countries may come from a stranger.
      ...(host === 'countries' && { withoutBearer: true }),
    })
    return response.data
  }
  const post = <T>(url: string, body?: unknown, options?: CallOptions) => call<T>('post', url, body, options)
  return {
    get: <T>(url: string, params?: object, options?: CallOptions) =>
      call<T>('get', url, undefined, { ...options, params }),
    post,
    /** A write that takes an Idempotency-Key: repeating it after a lost answer does it once. */
    postOnce: <T>(url: string, body: unknown, options?: CallOptions) =>
      once(`${host}${url}`, body, (keyed) => post<T>(url, body, { ...options, ...keyed })),
    putOnce: <T>(url: string, body: unknown, options?: CallOptions) =>
      once(`put ${host}${url}`, body, (keyed) => call<T>('put', url, body, { ...options, ...keyed })),
    put: <T>(url: string, body?: unknown, options?: CallOptions) => call<T>('put', url, body, options),
    delete: <T = void>(url: string, options?: CallOptions & { body?: unknown }) => {
      const { body, ...others } = options ?? {}
      return call<T>('delete', url, body, others)
    },
  }
}
