import { Paperclip } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { FilePicker } from '#components/ui/FilePicker.tsx'
import { IconButton } from '#components/ui/IconButton.tsx'

interface AttachButtonProps {
  accept: readonly string[]
  onFiles: (files: File[]) => void
}

/** Opens the file picker. */
export function AttachButton({ accept, onFiles }: AttachButtonProps) {
  const t = useTranslations('chat.compose')
  return (
    <FilePicker accept={accept} onFiles={onFiles}>
      {(open) => <IconButton label={t('attach')} icon={<Paperclip size={20} aria-hidden />} onClick={open} />}
    </FilePicker>
  )
}
