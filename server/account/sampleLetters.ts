import type { Letter } from '#server/platform/mail/index.ts'
import {
  changeEmailLetter,
  contactLetter,
  emailChangingLetter,
  ownDataLetter,
  resetPasswordLetter,
  validateLetter,
  warningLetter,
} from './letters.ts'
import type { Recipient } from './people.ts'

const secret = 'sample'

/** One of each letter that this room writes, by its place in the dictionary: to be looked at. */
export async function sampleLetters(reader: Recipient, other: string): Promise<Record<string, Letter>> {
  const message = '¿Podemos publicar dos ofertas a la vez?\n\nGracias por todo.'
  const question = { name: other, email: 'hola@brota.example', subject: 'Dos ofertas', message }
  return {
    'account.validate': await validateLetter(reader, secret),
    'account.resetPassword': await resetPasswordLetter(reader, secret),
    'account.ownData': await ownDataLetter(reader, secret),
    'account.changeEmail': await changeEmailLetter(reader, secret),
    'account.emailChanging': await emailChangingLetter(reader, secret, 'new@brota.example'),
    'account.passwordChanged': await warningLetter('passwordChanged')(reader, secret, ''),
    'account.newDevice': await warningLetter('newDevice')(reader, secret, 'Firefox · Linux'),
    'account.googleLinked': await warningLetter('googleLinked')(reader, secret, ''),
    'account.tokenReused': await warningLetter('tokenReused')(reader, secret, ''),
    contact: await contactLetter(question, reader.language),
  }
}
