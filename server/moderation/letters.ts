import type { LoggedAction, ReportReason } from '#contracts/lists.ts'
import { translator } from '#i18n/translator.ts'
import { brand } from '#lib/brand.ts'
import { paths } from '#lib/paths.ts'
import { appealToken, type Recipient } from '#server/account/index.ts'
import { platform } from '#server/platform/index.ts'
import type { Letter } from '#server/platform/mail/index.ts'

type Told = 'warn' | 'remove' | 'suspend' | 'restore'
type Judgement = { id: string; action: LoggedAction; kind: string; reason: ReportReason | '' }

const toldOf = ({ action, kind }: Judgement): Told | 'lift' => {
  if (action === 'restore') return kind === 'user' ? 'lift' : 'restore'
  return action === 'warn' || action === 'remove' ? action : 'suspend'
}

const at = (path: string) => platform().config.publicUrl + path

/** What was decided, by which rule, in the moderators' words, and the way to appeal. */
export async function decisionLetter(reader: Recipient, decision: Judgement, text: string): Promise<Letter> {
  const t = await translator(reader.language, 'mail')
  const lists = await translator(reader.language, 'lists')
  const told = toldOf(decision)
  const values = { name: reader.name, brand: brand.name }
  const rule = decision.reason && t('moderation.rule', { rule: lists(`reportReasons.${decision.reason}`) })
  const paragraphs = [t(`moderation.${told}.body`, values), rule, text].filter(Boolean)
  const isGood = told === 'restore' || told === 'lift'
  return {
    subject: t(`moderation.${told}.subject`, values),
    heading: t('moderation.heading', values),
    paragraphs,
    button: isGood
      ? { label: t('moderation.open', values), address: at(paths.login()) }
      : { label: t('moderation.appeal'), address: at(paths.appeal({ token: appealToken(decision.id) })) },
    ...(!isGood && { aside: t('moderation.aside') }),
  }
}

export async function appealAnswerLetter(reader: Recipient, granted: boolean, text: string): Promise<Letter> {
  const t = await translator(reader.language, 'mail')
  const values = { name: reader.name, brand: brand.name }
  const told = granted ? 'granted' : 'rejected'
  return {
    subject: t(`moderation.${told}.subject`, values),
    heading: t('moderation.heading', values),
    paragraphs: [t(`moderation.${told}.body`, values), text].filter(Boolean),
  }
}

export async function verificationLetter(
  reader: Recipient,
  verified: boolean,
  text: string,
): Promise<Letter> {
  const t = await translator(reader.language, 'mail')
  const values = { name: reader.name, brand: brand.name }
  const told = verified ? 'verified' : 'notVerified'
  return {
    subject: t(`moderation.${told}.subject`, values),
    heading: t('moderation.heading', values),
    paragraphs: [t(`moderation.${told}.body`, values), text].filter(Boolean),
    button: { label: t('moderation.open', values), address: at(paths.profile()) },
  }
}
