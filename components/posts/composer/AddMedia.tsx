import { ImagePlus } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { Button } from '#components/ui/Button.tsx'
import { FilePicker } from '#components/ui/FilePicker.tsx'
import { postFiles } from './useFileRules.ts'

/** The button that adds pictures and videos. */
export function AddMedia({ onFiles }: { onFiles: (files: File[]) => void }) {
  const t = useTranslations('posts.composer')
  return (
    <FilePicker accept={postFiles} label={t('files')} onFiles={onFiles}>
      {(open) => (
        <Button
          size="sm"
          variant="quiet"
          icon={<ImagePlus size={22} aria-hidden className="text-brand" />}
          onClick={open}
        >
          {t('addMedia')}
        </Button>
      )}
    </FilePicker>
  )
}
