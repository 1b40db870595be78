import type { PublicConfig } from '#lib/publicConfig.ts'
import type { Config } from './index.ts'

/** The part of the configuration that browsers receive. */
export const getPublicConfig = (config: Config): PublicConfig => ({
  hosts: config.hosts,
  countriesUrl: config.countriesUrl,
  publicUrl: config.publicUrl,
  timeZone: config.timeZone,
  passwordMax: config.passwordMax,
  minimumAge: config.minimumAge,
  undoSeconds: config.mailUndoSeconds,
  googleClientId: getGoogleClientId(config),
  donations: config.donations,
  measuring: config.measuring,
  helpChatUrl: config.helpChatUrl,
  mapStyleUrl: config.mapStyleUrl,
  demo: config.demo,
})

/** Empty when the account service has another origin: browsers would not send it the nonce cookie. */
function getGoogleClientId({ google, hosts, publicUrl }: Config): string {
  const { origin } = new URL(publicUrl)
  return new URL(hosts.account, origin).origin === origin ? google.clientId : ''
}
