import type { AxiosInstance, AxiosRequestConfig } from 'axios'
import { getHost, type Host } from '#lib/calls.ts'
import { OfflineError } from './errors.ts'
import { sendIdempotent } from './key.ts'
import type { Refreshed } from './refresh.ts'

export type CallOptions = Pick<
  AxiosRequestConfig,
  'params' | 'headers' | 'signal' | 'onUploadProgress' | 'timeout' | 'responseType'
>

let loading: Promise<AxiosInstance> | undefined

/** The one axios instance, loaded with the first call: a first paint has its data already and needs none. */
export function loadHttp(): Promise<AxiosInstance> {
  loading ??= import('./instance.ts').then(
    ({ http }) => http,
    (cause) => {
      // The connection was lost while loading: the next call tries again.
      loading = undefined
      throw new OfflineError(cause)
    },
  )
  return loading
}

/** Replaces a bearer that was refused in a call outside the axios instance; shares the one refresh. */
export const freshToken = async (staleToken: string): Promise<Refreshed> =>
  (await import('./instance.ts')).refreshSession(staleToken)

/** Refreshes the session before a call that works signed in or not. Never redirects to the sign-in. */
export const renewSession = async (): Promise<Refreshed> => (await import('./instance.ts')).renewSession()

/** The calls of one service. Each returns the body; a failure throws ApiError or OfflineError. */
export function createClient(host: Host) {
  const call = async <T>(method: string, url: string, data?: unknown, options?: CallOptions): Promise<T> => {
    const http = await loadHttp()
    const response = await http.request<T>({
      ...options,
      method,
      url,
      data,
      // The hosts are known once the page has set them, not when this module loads.
      baseURL: getHost(host),
      // The list of countries may come from a public service, which must not get the bearer.
      ...(host === 'countries' && { withoutBearer: true }),
    })
    return response.data
  }
  const post = <T>(url: string, body?: unknown, options?: CallOptions) => call<T>('post', url, body, options)
  return {
    get: <T>(url: string, params?: object, options?: CallOptions) =>
      call<T>('get', url, undefined, { ...options, params }),
    post,
    /** A write with an Idempotency-Key: repeating it after a lost response saves it once. */
    postOnce: <T>(url: string, body: unknown, options?: CallOptions) =>
      sendIdempotent(`${host}${url}`, body, (keyed) => post<T>(url, body, { ...options, ...keyed })),
    putOnce: <T>(url: string, body: unknown, options?: CallOptions) =>
      sendIdempotent(`put ${host}${url}`, body, (keyed) =>
        call<T>('put', url, body, { ...options, ...keyed }),
      ),
    put: <T>(url: string, body?: unknown, options?: CallOptions) => call<T>('put', url, body, options),
    delete: <T = void>(url: string, options?: CallOptions & { body?: unknown }) => {
      const { body, ...others } = options ?? {}
      return call<T>('delete', url, body, others)
    },
  }
}
