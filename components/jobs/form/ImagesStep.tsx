import { useTranslations } from 'next-intl'
import { useFormField } from '#components/forms/useFormField.ts'
import { FileUpload, type FileUploadProps } from '#components/ui/files/FileUpload.tsx'
import type { RejectedFile } from '#components/ui/files/uploadRules.ts'
import { limits } from '#contracts/limits.ts'
import { useUploads } from '#hooks/media/media.ts'
import { mediaAddress } from '#lib/media.ts'

const imageTypes = ['.jpg', '.jpeg', '.png', '.webp', '.gif']
const thumbnail = 256
const megabyte = 1024 * 1024

type ImagesProps = Pick<FileUploadProps, 'label' | 'hint' | 'prompt' | 'multiple' | 'accept'> & {
  value: string[]
  onChange: (imgNames: string[]) => void
  max: number
  error?: string
}

/** The cover and up to ten images; a zip of them counts as several. */
export function ImagesStep() {
  const t = useTranslations('jobs.form')
  const cover = useFormField<string>('background')
  const images = useFormField<string[]>('images')
  return (
    <>
      <Images
        label={t('background')}
        hint={t('backgroundHint')}
        prompt={t('dropCover')}
        accept={imageTypes}
        max={1}
        value={cover.field.value ? [cover.field.value] : []}
        onChange={(names) => cover.setValue(names.at(-1) ?? '')}
        error={cover.error}
      />
      <Images
        label={t('images')}
        hint={t('imagesHint')}
        prompt={t('dropImages')}
        accept={[...imageTypes, '.zip']}
        multiple
        max={limits.job.images}
        value={images.field.value}
        onChange={(names) => images.setValue(names.slice(0, limits.job.images))}
        error={images.error}
      />
    </>
  )
}

function Images({ value, onChange, max, multiple, ...box }: ImagesProps) {
  const t = useTranslations('jobs.form')
  const { uploads, add, cancel } = useUploads('job', (names) =>
    onChange(multiple ? [...value, ...names] : names.slice(-1)),
  )
  const capacity = multiple ? max - value.length : 1
  const getSentence = ({ file: { name }, reason, maxBytes, megapixels, archive }: RejectedFile) => {
    if (!archive)
      return t(`fileProblems.${reason}`, {
        name,
        max: reason === 'size' ? maxBytes / megabyte : (megapixels ?? max),
      })
    const facts = { name, room: capacity, entry: archive.entry, count: archive.count }
    const limit = archive.reason === 'files' ? limits.archive.files : limits.upload.job / megabyte
    return t(`zipProblems.${archive.reason}`, { ...facts, max: archive.megapixels ?? limit })
  }
  const stored = value.map((imgName, index) => ({
    id: imgName,
    name: t('imageNumber', { number: index + 1 }),
    url: mediaAddress(imgName, thumbnail),
  }))
  return (
    <FileUpload
      {...box}
      required
      multiple={multiple}
      items={[...stored, ...uploads]}
      maxBytes={limits.upload.job}
      archive={limits.archive}
      capacity={multiple ? capacity : undefined}
      onAdd={add}
      onRemove={(id) => (value.includes(id) ? onChange(value.filter((one) => one !== id)) : cancel(id))}
      describeRejection={getSentence}
    />
  )
}
