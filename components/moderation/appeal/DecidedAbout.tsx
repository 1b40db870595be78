import { useRouter } from 'next/router'
import { useTranslations } from 'next-intl'
import { ButtonLink } from '#components/ui/buttons/ButtonLink.tsx'
import { Card } from '#components/ui/Card.tsx'
import { Paragraphs } from '#components/ui/Paragraphs.tsx'
import type { AppealedDecision } from '#contracts/moderation.ts'
import { paths } from '#lib/paths.ts'
import { ReportedContentBox } from '../dashboard/ReportedContentBox.tsx'

/** The moderators' text, and the reported content or, for a guest, the way to it; nothing without these. */
export function DecidedAbout({ decision }: { decision: AppealedDecision }) {
  const { text, content, contentAfterLogin } = decision
  const t = useTranslations('moderation.appeal')
  const { asPath } = useRouter()
  if (!text && !content && !contentAfterLogin) return null
  return (
    <Card className="flex flex-col gap-5">
      {text && (
        <section>
          <h2 className="mb-1 font-sans font-semibold text-muted text-sm">{t('words')}</h2>
          <Paragraphs text={text} className="wrap-anywhere" />
        </section>
      )}
      {content && (
        <section>
          <h2 className="mb-2 font-sans font-semibold text-muted text-sm">{t('about')}</h2>
          <ReportedContentBox content={content} />
        </section>
      )}
      {contentAfterLogin && (
        <div className="flex flex-wrap items-center justify-between gap-4">
          <p className="max-w-prose">{t('seeIt')}</p>
          <ButtonLink href={paths.login(asPath)} variant="outline" size="sm">
            {t('logIn')}
          </ButtonLink>
        </div>
      )}
    </Card>
  )
}
