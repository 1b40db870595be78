import { useTranslations } from 'next-intl'
import { NothingFoundDrawing } from '#components/ui/art/NothingFoundDrawing.tsx'
import { ButtonLink } from '#components/ui/buttons/ButtonLink.tsx'
import { EmptyState } from '#components/ui/states/EmptyState.tsx'
import { paths } from '#lib/paths.ts'

export function NothingFound() {
  const t = useTranslations('search')
  return (
    <EmptyState
      art={<NothingFoundDrawing />}
      title={t('nothing')}
      action={
        <ButtonLink href={paths.jobs()} variant="secondary">
          {t('explore')}
        </ButtonLink>
      }
    >
      {t('nothingHint')}
    </EmptyState>
  )
}
