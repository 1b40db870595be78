import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { IconButton } from '#components/ui/buttons/IconButton.tsx'
import { lazyOverlay } from '#components/ui/dialogs/lazyOverlay.tsx'
import { Plus } from '#components/ui/icons.tsx'
import { useWasOpen } from '#components/ui/menus/useWasOpen.ts'

const NewChatDialog = lazyOverlay(() => import('./NewChatDialog.tsx').then((dialog) => dialog.NewChatDialog))

/** Opens the search for a person to write to. */
export function NewChatButton() {
  const t = useTranslations('chat.list')
  const [open, setOpen] = useState(false)
  const wasOpen = useWasOpen(open)
  return (
    <>
      <IconButton label={t('new')} icon={<Plus size={22} aria-hidden />} onClick={() => setOpen(true)} />
      {wasOpen && <NewChatDialog open={open} onClose={() => setOpen(false)} />}
    </>
  )
}
