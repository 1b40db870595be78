import { useTranslations } from 'next-intl'
import { NoMessagesDrawing } from '#components/ui/art/NoMessagesDrawing.tsx'
import { ButtonLink } from '#components/ui/buttons/ButtonLink.tsx'
import { EmptyState } from '#components/ui/states/EmptyState.tsx'
import { paths } from '#lib/paths.ts'

/** No conversation yet: how to start the first one. */
export function NoChats({ provider }: { provider: boolean }) {
  const t = useTranslations('chat.list')
  return (
    <EmptyState
      art={<NoMessagesDrawing />}
      title={t('emptyTitle')}
      action={
        <ButtonLink href={provider ? paths.myJobs : paths.jobs()} variant="secondary">
          {t(provider ? 'toMyOffers' : 'toOffers')}
        </ButtonLink>
      }
    >
      {t(provider ? 'emptyOrganisation' : 'empty')}
    </EmptyState>
  )
}
