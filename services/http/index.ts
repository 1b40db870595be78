export { type CallOptions, clientOf, loadHttp } from './client.ts'
export { isRefused, OfflineError, RefusedError } from './errors.ts'
export { withKey } from './key.ts'
export { browser, leaveForSignIn, signedOutPath } from './leave.ts'
