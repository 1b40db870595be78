import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useMutation } from '#components/layout/useMutation.ts'
import { ConfirmDialog } from '#components/ui/dialogs/ConfirmDialog.tsx'
import { lazyOverlay } from '#components/ui/dialogs/lazyOverlay.tsx'
import { DotsMenu } from '#components/ui/menus/DotsMenu.tsx'
import type { Store } from '#contracts/stores.ts'
import { useDeleteStore } from '#hooks/stores.ts'

const StoreDialog = lazyOverlay(() => import('./StoreDialog.tsx').then((dialog) => dialog.StoreDialog))

/** A moderator's actions on a store. */
export function StoreMenu({ store }: { store: Store }) {
  const t = useTranslations('stores')
  const remove = useDeleteStore()
  const { working, run } = useMutation()
  const [open, setOpen] = useState<'edit' | 'delete' | null>(null)
  const close = () => setOpen(null)
  const confirm = async () => {
    if (!(await run(() => remove(store.id), t('deleted')))) close()
  }
  return (
    <>
      <DotsMenu
        label={t('more', { name: store.name })}
        className="-my-2.5 -mr-2"
        items={[
          { id: 'edit', label: t('edit'), onAction: () => setOpen('edit') },
          { id: 'delete', label: t('delete'), danger: true, onAction: () => setOpen('delete') },
        ]}
      />
      {open === 'edit' && <StoreDialog store={store} onClose={close} />}
      <ConfirmDialog
        open={open === 'delete'}
        onClose={close}
        onConfirm={() => void confirm()}
        title={t('deleteTitle', { name: store.name })}
        confirm={t('delete')}
        loading={working}
      >
        {t('deleteText')}
      </ConfirmDialog>
    </>
  )
}
