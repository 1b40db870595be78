import { useTranslations } from 'next-intl'
import { PageHead } from '#components/layout/document/PageHead.tsx'
import { MailDrawing } from '#components/ui/art/MailDrawing.tsx'
import { ButtonLink } from '#components/ui/buttons/ButtonLink.tsx'
import { Card } from '#components/ui/Card.tsx'
import { EmptyState } from '#components/ui/states/EmptyState.tsx'
import { useMe } from '#hooks/session/session.ts'
import { paths } from '#lib/paths.ts'

/**
 * Replaces what only members see, for someone who has not confirmed their address. The notice over every screen sends
 * the link again.
 */
export function ValidateFirst({ titleAs }: { titleAs?: 'h1' }) {
  const t = useTranslations('account.validateFirst')
  const me = useMe()
  return (
    <Card>
      <EmptyState
        art={<MailDrawing />}
        title={t('title')}
        titleAs={titleAs}
        action={
          <ButtonLink href={paths.jobs()} variant="secondary">
            {t('offers')}
          </ButtonLink>
        }
      >
        {t('text', { email: me?.email ?? '' })}
      </EmptyState>
    </Card>
  )
}

/** ValidateFirst as a whole page. */
export function ValidateFirstScreen() {
  const t = useTranslations('account.validateFirst')
  return (
    <div className="mx-auto max-w-middle px-4 py-6 md:py-12">
      <PageHead title={t('title')} hidden />
      <ValidateFirst titleAs="h1" />
    </div>
  )
}
