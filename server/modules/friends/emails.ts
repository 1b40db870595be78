import { translator } from '#i18n/translator.ts'
import { brand } from '#lib/brand.ts'
import { paths } from '#lib/paths.ts'
import type { Recipient } from '#server/modules/account/index.ts'
import { getAddressStop } from '#server/modules/notifications/index.ts'
import { emailAddress } from '#server/platform/index.ts'
import type { EmailContent } from '#server/platform/mail/index.ts'

/** In the inviter's language, since the reader's is unknown. */
export async function invitationEmail(
  inviter: Recipient,
  { id, email }: { id: string; email: string },
): Promise<EmailContent> {
  const t = await translator(inviter.language, 'mail')
  const values = { other: inviter.name, brand: brand.name }
  return {
    subject: t('friends.invitation.subject', values),
    preview: t('friends.invitation.preview', values),
    heading: t('friends.invitation.heading', values),
    paragraphs: [t('friends.invitation.body', values)],
    button: {
      label: t('friends.invitation.button'),
      address: emailAddress(paths.invited(id), inviter.language),
    },
    aside: t('friends.invitation.aside', values),
    stop: await getAddressStop(email, inviter.language),
  }
}
