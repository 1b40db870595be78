import type { EmailContent } from '#server/platform/mail/index.ts'
import {
  contactFormEmail,
  newAddressEmail,
  oldAddressEmail,
  ownDataEmail,
  passwordResetEmail,
  validationEmail,
  warningEmail,
} from './emails.ts'
import type { Recipient } from './people.ts'

const secret = 'sample'

/** A sample of each email of this module by its dictionary key, for the preview of emails. */
export async function sampleEmails(reader: Recipient, other: string): Promise<Record<string, EmailContent>> {
  const message = '¿Podemos publicar dos ofertas a la vez?\n\nGracias por todo.'
  const params = { name: other, email: 'hola@brota.example', subject: 'Dos ofertas', message }
  return {
    'account.validate': await validationEmail(reader, secret),
    'account.resetPassword': await passwordResetEmail(reader, secret),
    'account.ownData': await ownDataEmail(reader, secret),
    'account.changeEmail': await newAddressEmail(reader, secret),
    'account.emailChanging': await oldAddressEmail(reader, secret, 'new@brota.example'),
    'account.passwordChanged': await warningEmail('passwordChanged')(reader, secret, ''),
    'account.newDevice': await warningEmail('newDevice')(reader, secret, 'Firefox · Linux'),
    'account.googleLinked': await warningEmail('googleLinked')(reader, secret, ''),
    'account.tokenReused': await warningEmail('tokenReused')(reader, secret, ''),
    contact: await contactFormEmail(params, reader.language),
  }
}
