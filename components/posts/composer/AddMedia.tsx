import { ImagePlus } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useRef } from 'react'
import { Button } from '#components/ui/Button.tsx'
import { postFiles } from './useFileRules.ts'

/** The button behind which the disk is. */
export function AddMedia({ onFiles }: { onFiles: (files: File[]) => void }) {
  const t = useTranslations('posts.composer')
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button
        size="sm"
        variant="quiet"
        icon={<ImagePlus size={22} aria-hidden className="text-brand" />}
        onClick={() => input.current?.click()}
      >
        {t('addMedia')}
      </Button>
      <input
        ref={input}
        type="file"
        multiple
        accept={postFiles.join(',')}
        aria-label={t('files')}
        tabIndex={-1}
        hidden
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])])
          // The same file may be chosen again after it was removed.
          event.target.value = ''
        }}
      />
    </>
  )
}
