import { useTranslations } from 'next-intl'
import { NotFoundDrawing } from '#components/ui/art/NotFoundDrawing.tsx'
import { ButtonLink } from '#components/ui/buttons/ButtonLink.tsx'
import { EmptyState } from '#components/ui/states/EmptyState.tsx'
import { brand } from '#lib/brand.ts'
import { paths } from '#lib/paths.ts'

/** No one to write to: unknown, deleted, blocked, or the viewer. Which of them is not revealed. */
export function Gone({ isSelf }: { isSelf: boolean }) {
  const t = useTranslations('chat.gone')
  return (
    <div className="m-auto">
      <EmptyState
        art={<NotFoundDrawing />}
        title={t('title')}
        action={
          <ButtonLink href={paths.chat()} shallow variant="secondary">
            {t('back')}
          </ButtonLink>
        }
      >
        {isSelf ? t('self') : t('text', { brand: brand.name })}
      </EmptyState>
    </div>
  )
}
