import { Paperclip } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useRef } from 'react'
import { IconButton } from '#components/ui/IconButton.tsx'

interface AttachButtonProps {
  accept: readonly string[]
  onFiles: (files: File[]) => void
}

/** Opens the chooser of files. */
export function AttachButton({ accept, onFiles }: AttachButtonProps) {
  const t = useTranslations('chat.compose')
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <IconButton
        label={t('attach')}
        icon={<Paperclip size={20} aria-hidden />}
        onClick={() => input.current?.click()}
      />
      <input
        ref={input}
        type="file"
        multiple
        hidden
        accept={accept.join(',')}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])])
          // The same file may be chosen again.
          target.value = ''
        }}
      />
    </>
  )
}
