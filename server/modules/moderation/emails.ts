import type { LoggedAction, ReportReason } from '#contracts/lists.ts'
import { translator } from '#i18n/translator.ts'
import { brand } from '#lib/brand.ts'
import { paths } from '#lib/paths.ts'
import { appealToken, type Recipient } from '#server/modules/account/index.ts'
import { emailAddress } from '#server/platform/index.ts'
import type { EmailContent } from '#server/platform/mail/index.ts'

/** The dictionary key of an email's texts. */
type Occasion =
  | 'warn'
  | 'remove'
  | 'suspend'
  | 'restore'
  | 'lift'
  | 'granted'
  | 'rejected'
  | 'verified'
  | 'notVerified'

/** The parts that every email of this module has; `details` are further paragraphs, of which empty ones are left out. */
async function writeEmail(
  occasion: Occasion,
  reader: Recipient,
  details: readonly string[],
  more: Pick<EmailContent, 'button' | 'aside'> = {},
): Promise<EmailContent> {
  const t = await translator(reader.language, 'mail')
  const values = { name: reader.name, brand: brand.name }
  return {
    subject: t(`moderation.${occasion}.subject`, values),
    heading: t(reader.name ? 'moderation.heading' : 'moderation.greeting', values),
    paragraphs: [t(`moderation.${occasion}.body`, values), ...details.filter(Boolean)],
    ...more,
  }
}

type DecisionFacts = { id: string; action: LoggedAction; kind: string; reason: ReportReason | '' }

const getOccasion = ({ action, kind }: DecisionFacts): Occasion => {
  if (action === 'restore') return kind === 'user' ? 'lift' : 'restore'
  return action === 'warn' || action === 'remove' ? action : 'suspend'
}

/** The decision, the broken rule, the moderators' text, and a link to appeal. */
export async function decisionEmail(
  reader: Recipient,
  decision: DecisionFacts,
  text: string,
): Promise<EmailContent> {
  const t = await translator(reader.language, 'mail')
  const lists = await translator(reader.language, 'lists')
  const { id, action, reason } = decision
  const rule = reason && t('moderation.rule', { rule: lists(`reportReasons.${reason}`) })
  const details = [rule, text]
  if (action === 'restore') {
    const button = {
      label: t('moderation.open', { brand: brand.name }),
      address: emailAddress(paths.login(), reader.language),
    }
    return writeEmail(getOccasion(decision), reader, details, { button })
  }
  const address = emailAddress(paths.appeal({ token: appealToken(id) }), reader.language)
  const button = { label: t('moderation.appeal'), address }
  return writeEmail(getOccasion(decision), reader, details, { button, aside: t('moderation.aside') })
}

/** The answer to an appeal, with a link to the decision that it was `about`. */
export async function appealDecisionEmail(
  reader: Recipient,
  { granted, text, about }: { granted: boolean; text: string; about: string },
): Promise<EmailContent> {
  const t = await translator(reader.language, 'mail')
  const address = emailAddress(paths.appeal({ token: appealToken(about) }), reader.language)
  const button = { label: t('moderation.see'), address }
  return writeEmail(granted ? 'granted' : 'rejected', reader, [text], { button })
}

/** The result of a verification; who was rejected finds the form for other documents behind the button. */
export async function verificationEmail(
  reader: Recipient,
  verified: boolean,
  text: string,
): Promise<EmailContent> {
  const t = await translator(reader.language, 'mail')
  const label = verified ? t('moderation.open', { brand: brand.name }) : t('moderation.sendAgain')
  const path = verified ? paths.profile() : paths.settings('main')
  const button = { label, address: emailAddress(path, reader.language) }
  return writeEmail(verified ? 'verified' : 'notVerified', reader, [text], { button })
}
