import type { ContactInput } from '#contracts/account.ts'
import type { Language } from '#contracts/lists.ts'
import { translator } from '#i18n/translator.ts'
import { brand } from '#lib/brand.ts'
import { paths } from '#lib/paths.ts'
import { siteAddress } from '#server/platform/index.ts'
import type { EmailContent } from '#server/platform/mail/index.ts'

type Reader = { name: string; language: Language }
type WarningKind = 'passwordChanged' | 'newDevice' | 'googleLinked' | 'tokenReused'
type Kind = 'validate' | 'resetPassword' | 'ownData' | 'changeEmail' | 'emailChanging' | WarningKind

/**
 * Every email of this module has the same parts; only its words and where its button leads differ. Those to an address
 * that nobody has proved to be theirs say no name: it may be a stranger's, and the name an advertisement.
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
    button: { label: t(`account.${kind}.button`), address: siteAddress(path) },
    aside: t(`account.${kind}.aside`),
  }
}

/** `then`: where its reader wanted to be when they signed up; the link leads there, on any device. */
export const validationEmail = (reader: Reader, secret: string, then = ''): Promise<EmailContent> =>
  writeEmail('validate', reader, paths.validate(secret, then))

export const passwordResetEmail = (reader: Reader, secret: string): Promise<EmailContent> =>
  writeEmail('resetPassword', reader, paths.resetPassword(secret))

export const ownDataEmail = (reader: Reader, secret: string): Promise<EmailContent> =>
  writeEmail('ownData', reader, paths.ownData(secret))

/** To the new address. */
export const newAddressEmail = (reader: Reader, secret: string): Promise<EmailContent> =>
  writeEmail('changeEmail', reader, paths.validate(secret))

/** To the old address, so that its owner can step in, also when the new one has been confirmed. */
export const oldAddressEmail = (reader: Reader, secret: string, newEmail: string): Promise<EmailContent> =>
  writeEmail('emailChanging', reader, paths.notMe(secret), newEmail)

/** Of what was done to an account, with the way to undo it: nobody can switch it off. `device` says where it was. */
export const warningEmail =
  (kind: WarningKind) =>
  (reader: Reader, secret: string, device: string): Promise<EmailContent> =>
    writeEmail(kind, reader, paths.notMe(secret), device)

/** To who runs the site. The name is only what its writer says: "" where nobody has proved their address. */
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
