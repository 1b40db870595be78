import { useTranslations } from 'next-intl'
import { Card } from '#components/ui/Card.tsx'
import { Paragraphs } from '#components/ui/Paragraphs.tsx'
import type { AppealedDecision } from '#contracts/moderation.ts'
import { ReportedContentBox } from '../dashboard/ReportedContentBox.tsx'

/** The moderators' text, and for its owner the reported content; nothing without either. */
export function DecidedAbout({ decision: { text, exhibit } }: { decision: AppealedDecision }) {
  const t = useTranslations('moderation.appeal')
  if (!text && !exhibit) return null
  return (
    <Card className="flex flex-col gap-5">
      {text && (
        <section>
          <h2 className="mb-1 font-sans font-semibold text-muted text-sm">{t('words')}</h2>
          <Paragraphs text={text} className="wrap-anywhere" />
        </section>
      )}
      {exhibit && (
        <section>
          <h2 className="mb-2 font-sans font-semibold text-muted text-sm">{t('about')}</h2>
          <ReportedContentBox exhibit={exhibit} />
        </section>
      )}
    </Card>
  )
}
