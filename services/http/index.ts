export { clientOf, loadHttp } from './client.ts'
export { isRefused, OfflineError, RefusedError } from './errors.ts'
export { browser, signedOutPath } from './leave.ts'
