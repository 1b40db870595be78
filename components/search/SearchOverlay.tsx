import { useTranslations } from 'next-intl'
import { Dialog } from 'react-aria-components/Dialog'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { useBackCloses } from '#components/ui/dialogs/useBackCloses.ts'
import { PageLanguage } from '#components/ui/PageLanguage.tsx'
import { OverlayBody } from './OverlayBody.tsx'

type SearchOverlayProps = {
  open: boolean
  onClose: () => void
}

/** The search over the current page: the whole screen on phones, a sheet below the header elsewhere. */
export function SearchOverlay({ open, onClose }: SearchOverlayProps) {
  const t = useTranslations('search')
  useBackCloses(open, onClose)
  return (
    <PageLanguage>
      <ModalOverlay
        isOpen={open}
        onOpenChange={(next) => !next && onClose()}
        isDismissable
        className="scrim flex items-start justify-center data-entering:animate-appear md:p-2"
      >
        <Modal className="h-full w-full md:h-auto md:max-w-3xl">
          <Dialog
            aria-label={t('title')}
            className="flex h-full flex-col bg-card pt-[env(safe-area-inset-top)] text-ink shadow-lifted outline-none md:max-h-[86dvh] md:rounded-card data-entering:animate-rise"
          >
            <OverlayBody onClose={onClose} />
          </Dialog>
        </Modal>
      </ModalOverlay>
    </PageLanguage>
  )
}
