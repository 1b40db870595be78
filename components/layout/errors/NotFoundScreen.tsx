import { useRouter } from 'next/router'
import { useTranslations } from 'next-intl'
import { NotFoundDrawing } from '#components/ui/art/NotFoundDrawing.tsx'
import { Button } from '#components/ui/buttons/Button.tsx'
import { ButtonLink } from '#components/ui/buttons/ButtonLink.tsx'
import { EmptyState } from '#components/ui/states/EmptyState.tsx'
import { paths } from '#lib/paths.ts'
import { PageHead } from '../document/PageHead.tsx'

/**
 * Shown for unknown addresses, and for things the viewer may not see: the two look alike. Links to offers stay in notices,
 * emails and elsewhere after the offer has closed, so that there the way to the others is shown.
 */
export function NotFoundScreen() {
  const t = useTranslations('common')
  const router = useRouter()
  const isOffer = router.asPath.startsWith(paths.job(''))
  const goBack = () => (window.history.length > 1 ? router.back() : void router.push(paths.home))
  return (
    <div className="mx-auto max-w-middle px-4 py-12">
      <PageHead page="notFound" hidden />
      <EmptyState
        art={<NotFoundDrawing />}
        title={t('notFound.title')}
        titleAs="h1"
        action={
          <div className="flex flex-wrap justify-center gap-3">
            {isOffer && <ButtonLink href={paths.jobs()}>{t('notFound.toOffers')}</ButtonLink>}
            <Button variant={isOffer ? 'secondary' : 'primary'} onClick={goBack}>
              {t('ui.back')}
            </Button>
          </div>
        }
      >
        {t(isOffer ? 'notFound.offer' : 'notFound.text')}
      </EmptyState>
    </div>
  )
}
