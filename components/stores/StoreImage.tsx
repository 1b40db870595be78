import { useTranslations } from 'next-intl'
import { useFormField } from '#components/forms/useFormField.ts'
import { FileUpload } from '#components/ui/files/FileUpload.tsx'
import { limits } from '#contracts/limits.ts'
import { useUploads } from '#hooks/media/media.ts'
import { mediaAddress } from '#lib/media.ts'

/** The image of a store's card. */
export function StoreImage() {
  const t = useTranslations('stores')
  const { field, error, setValue } = useFormField<string>('image')
  const { uploads, add, cancel } = useUploads('store', (names) => setValue(names.at(-1) ?? ''))
  const stored = field.value
    ? [{ id: field.value, name: t('image'), url: mediaAddress(field.value, 256) }]
    : []
  return (
    <FileUpload
      label={t('image')}
      hint={t('imageHint')}
      prompt={t('drop')}
      accept={['.jpg', '.jpeg', '.png', '.webp']}
      maxBytes={limits.upload.store}
      items={[...stored, ...uploads]}
      error={error}
      onAdd={add}
      onRemove={(id) => (id === field.value ? setValue('') : cancel(id))}
      describeRejection={({ file }) => t('imageRefused', { name: file.name })}
    />
  )
}
