export { createClient, loadHttp, renewSession } from './client.ts'
export { isApiError, OfflineError } from './errors.ts'
export { browser, here, signedOutPath } from './leave.ts'
