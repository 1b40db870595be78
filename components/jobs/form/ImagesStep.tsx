import { useFormikContext } from 'formik'
import dynamic from 'next/dynamic'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { useFormField } from '#components/forms/useFormField.ts'
import { DescribeButton } from '#components/media/DescribeButton.tsx'
import { FileUpload, type FileUploadProps, type UploadItem } from '#components/ui/files/FileUpload.tsx'
import type { RejectedFile } from '#components/ui/files/uploadRules.ts'
import { LazyState } from '#components/ui/states/LazyState.tsx'
import type { CaptionedImage } from '#contracts/images.ts'
import { limits } from '#contracts/limits.ts'
import { useUploads } from '#hooks/media/media.ts'
import { mediaAddress } from '#lib/media.ts'

/** It loads with the first photo. */
const PhotoGrid = dynamic(() => import('./PhotoGrid.tsx').then((grid) => grid.PhotoGrid), {
  loading: LazyState,
})

const imageTypes = ['.jpg', '.jpeg', '.png', '.webp', '.gif']
const thumbnail = 256
const preview = 512
const megabyte = 1024 * 1024

/** The cover and up to ten photos; a zip of them counts as several. */
export const ImagesStep = () => (
  <>
    <Cover />
    <Photos />
  </>
)

function Cover() {
  const t = useTranslations('myJobs.form')
  const { field, error, setValue } = useFormField<string>('background')
  const description = useFormField<string>('backgroundAlt')
  const alt = description.field.value
  const change = (imgName: string) => {
    setValue(imgName)
    description.setValue('')
  }
  return (
    <div className="flex flex-col items-start gap-2 *:first:w-full">
      <ImageBox
        label={t('background')}
        hint={t('backgroundHint')}
        prompt={t('dropCover')}
        accept={imageTypes}
        error={error}
        names={field.value ? [field.value] : []}
        max={1}
        onArrived={(names) => change(names.at(-1) ?? '')}
        onRemove={() => change('')}
      />
      {field.value && (
        <DescribeButton
          name={t('background')}
          preview={
            // biome-ignore lint/performance/noImgElement: media makes the widths itself
            <img src={mediaAddress(field.value, preview)} alt={alt} className="w-full object-cover" />
          }
          texts={{ alt }}
          onSave={(texts) => description.setValue(texts.alt)}
        />
      )}
    </div>
  )
}

function Photos() {
  const t = useTranslations('myJobs.form')
  const { field, error, setValue } = useFormField<CaptionedImage[]>('images')
  const photos = field.value
  const form = useFormikContext<{ images: CaptionedImage[] }>()
  const add = (names: string[]) => {
    const added = names.map((imgName) => ({ imgName, alt: '', caption: '' }))
    // To those of now: uploads go on, and arrive, when the step is left.
    void form.setValues((values) => ({
      ...values,
      images: [...values.images, ...added].slice(0, limits.job.images),
    }))
  }
  return (
    <ImageBox
      label={t('images')}
      hint={t('imagesHint')}
      prompt={t('dropImages')}
      accept={[...imageTypes, '.zip']}
      multiple
      pastedAnywhere
      error={error}
      names={photos.map(({ imgName }) => imgName)}
      max={limits.job.images}
      onArrived={add}
      onRemove={(name) => setValue(photos.filter(({ imgName }) => imgName !== name))}
      renderItems={(uploads, onRemove) => (
        <PhotoGrid photos={photos} uploads={uploads} onChange={setValue} onRemove={onRemove} />
      )}
    />
  )
}

type ImageBoxProps = Pick<
  FileUploadProps,
  'label' | 'hint' | 'prompt' | 'multiple' | 'accept' | 'error' | 'pastedAnywhere'
> & {
  /** The names of the images that are there. */
  names: readonly string[]
  max: number
  onArrived: (imgNames: string[]) => void
  onRemove: (imgName: string) => void
  /** Shows the images that are there in another way, with the uploads. */
  renderItems?: (uploads: readonly UploadItem[], onRemove: (id: string) => void) => ReactNode
}

function ImageBox({ names, max, multiple, onArrived, onRemove, renderItems, ...box }: ImageBoxProps) {
  const t = useTranslations('myJobs.form')
  const { uploads, add, cancel } = useUploads('job', onArrived)
  const capacity = multiple ? max - names.length : 1
  const describeRejection = useRejections(capacity, max)
  const stored = names.map((imgName, index) => ({
    id: imgName,
    // The cover is no number one: the photos have one too, with a button of its own to remove it.
    name: multiple ? t('imageNumber', { number: index + 1 }) : t('background'),
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
      onRemove={(id) => (names.includes(id) ? onRemove(id) : cancel(id))}
      renderItems={renderItems && ((remove) => renderItems(uploads, remove))}
      describeRejection={describeRejection}
    />
  )
}

/** Returns the sentence for a refused file. */
function useRejections(capacity: number, max: number): (rejected: RejectedFile) => string {
  const t = useTranslations('myJobs.form')
  return ({ file: { name }, reason, maxBytes, megapixels, archive }) => {
    if (!archive)
      return t(`fileProblems.${reason}`, {
        name,
        max: reason === 'size' ? maxBytes / megabyte : (megapixels ?? max),
      })
    const facts = { name, room: capacity, entry: archive.entry, count: archive.count }
    const limit = archive.reason === 'files' ? limits.archive.files : limits.upload.job / megabyte
    return t(`zipProblems.${archive.reason}`, { ...facts, max: archive.megapixels ?? limit })
  }
}
