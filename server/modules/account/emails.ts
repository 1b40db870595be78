import type { ContactInput } from '#contracts/account.ts'
import type { Language } from '#contracts/lists.ts'
import { translator } from '#i18n/translator.ts'
import { brand } from '#lib/brand.ts'
import { paths } from '#lib/paths.ts'
import { emailAddress } from '#server/platform/index.ts'
import type { EmailContent } from '#server/platform/mail/index.ts'

type Reader = { name: string; language: Language }
type WarningKind = 'passwordChanged' | 'newDevice' | 'googleLinked' | 'tokenReused'
type Kind = 'validate' | 'resetPassword' | 'ownData' | 'changeEmail' | 'emailChanging' | WarningKind

/**
 * Every email of this module has these parts; only the texts and the target of the button differ. Emails to an unproved
 * address contain no name: the address may be a stranger's, and the name an advertisement.
 */
async function writeEmail(kind: Kind, reader: Reader, path: string, about = ''): Promise<EmailContent> {
  const t = await translator(reader.language, 'mail')
  const values = {
    name: reader.name,
    email: about,
    device: about || t('account.newDevice.unknown'),
    brand: brand.name,
  }
  return {
    subject: t(`account.${kind}.subject`, values),
    preview: t(`account.${kind}.preview`),
    heading: t(`account.${kind}.heading`, values),
    paragraphs: [t(`account.${kind}.body`, values)],
    button: { label: t(`account.${kind}.button`), address: emailAddress(path, reader.language) },
    aside: t(`account.${kind}.aside`),
  }
}

/** `then`: the page that the reader came from at registration; the link leads there on any device. */
export const validationEmail = (reader: Reader, secret: string, then = ''): Promise<EmailContent> =>
  writeEmail('validate', reader, paths.validate(secret, then))

export const passwordResetEmail = (reader: Reader, secret: string): Promise<EmailContent> =>
  writeEmail('resetPassword', reader, paths.resetPassword(secret))

export const ownDataEmail = (reader: Reader, secret: string): Promise<EmailContent> =>
  writeEmail('ownData', reader, paths.ownData(secret))

/** The email to the new address. */
export const newAddressEmail = (reader: Reader, secret: string): Promise<EmailContent> =>
  writeEmail('changeEmail', reader, paths.validate(secret, '', true))

/** The email to the old address, so that its owner can undo the change, also after its confirmation. */
export const oldAddressEmail = (reader: Reader, secret: string, newEmail: string): Promise<EmailContent> =>
  writeEmail('emailChanging', reader, paths.notMe(secret), newEmail)

/** A security warning with a link that undoes the change; it cannot be switched off. `device` names the browser. */
export const warningEmail =
  (kind: WarningKind) =>
  (reader: Reader, secret: string, device: string): Promise<EmailContent> =>
    writeEmail(kind, reader, paths.notMe(secret), device)

/** The email of the contact form to the operator. The name is the sender's claim: "" for an unvalidated account. */
export async function contactFormEmail(
  { name, email, subject, message }: ContactInput,
  language: Language,
): Promise<EmailContent> {
  const t = await translator(language, 'mail')
  return {
    subject: t('contact.subject', { subject }),
    heading: t('contact.heading'),
    paragraphs: name ? [message, t('contact.from', { name })] : [message],
    button: { label: t('contact.button'), address: `mailto:${email}` },
    aside: t('contact.aside', { email }),
    replyTo: email,
  }
}
