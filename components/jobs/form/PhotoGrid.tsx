import clsx from 'clsx'
import { useTranslations } from 'next-intl'
import type { MouseEvent } from 'react'
import { DescribeButton } from '#components/media/DescribeButton.tsx'
import { IconButton } from '#components/ui/buttons/IconButton.tsx'
import { keepFocus } from '#components/ui/dialogs/focusBack.ts'
import type { UploadItem } from '#components/ui/files/FileUpload.tsx'
import { UploadItemRow } from '#components/ui/files/UploadItemRow.tsx'
import { ArrowLeft, ArrowRight, Trash2 } from '#components/ui/icons.tsx'
import { useReordering } from '#components/ui/lists/useReordering.ts'
import { LiveRegion } from '#components/ui/states/LiveRegion.tsx'
import type { CaptionedImage } from '#contracts/images.ts'
import { mediaAddress } from '#lib/media.ts'

type PhotoGridProps = {
  photos: readonly CaptionedImage[]
  uploads: readonly UploadItem[]
  onChange: (photos: CaptionedImage[]) => void
  /** Removes a photo, or cancels an upload. */
  onRemove: (id: string) => void
}

/** The photos of an offer in their order, each with its texts, and the uploads that are not there yet. */
export function PhotoGrid({ photos, uploads, onChange, onRemove }: PhotoGridProps) {
  const t = useTranslations('myJobs.form.photos')
  const { dragged, movedTo, move, getDragProps } = useReordering(photos, onChange)
  const describe = (place: number, texts: Partial<CaptionedImage>) =>
    onChange(photos.map((photo, at) => (at === place ? { ...photo, ...texts } : photo)))
  return (
    <>
      {photos.length > 1 && <p className="text-muted text-sm">{t('orderHint')}</p>}
      <ol aria-label={t('label')} className="grid grid-cols-2 gap-2 sm:grid-cols-3">
        {photos.map((photo, place) => (
          <li
            key={photo.imgName}
            {...getDragProps(place)}
            className={clsx(
              'min-w-0 cursor-grab overflow-hidden rounded-control border border-line bg-card transition-opacity',
              dragged === place && 'opacity-50',
            )}
          >
            <Photo
              photo={photo}
              place={place}
              count={photos.length}
              onMove={(to) => move(place, to)}
              onDescribe={(texts) => describe(place, texts)}
              onRemove={() => onRemove(photo.imgName)}
            />
          </li>
        ))}
      </ol>
      {uploads.length > 0 && (
        <ul className="grid gap-2 sm:grid-cols-2">
          {uploads.map((item) => (
            <UploadItemRow key={item.id} item={item} onRemove={() => onRemove(item.id)} />
          ))}
        </ul>
      )}
      <LiveRegion>
        {movedTo !== null && t('movedTo', { place: movedTo + 1, count: photos.length })}
      </LiveRegion>
    </>
  )
}

type PhotoProps = {
  photo: CaptionedImage
  place: number
  count: number
  onMove: (to: number) => void
  onDescribe: (texts: Partial<CaptionedImage>) => void
  onRemove: () => void
}

const thumbnail = 512

function Photo({ photo, place, count, onMove, onDescribe, onRemove }: PhotoProps) {
  const t = useTranslations('myJobs.form')
  const ui = useTranslations('common.ui')
  const name = t('imageNumber', { number: place + 1 })
  const still = (
    // biome-ignore lint/performance/noImgElement: media makes the widths itself
    <img
      src={mediaAddress(photo.imgName, thumbnail)}
      alt={photo.alt}
      draggable={false}
      className="aspect-3/2 w-full bg-line object-cover"
    />
  )
  const step = (to: number) => (event: MouseEvent<HTMLElement>) => {
    const button = event.currentTarget
    onMove(to)
    // A photo that moves in the page loses the focus of its button.
    requestAnimationFrame(() => button.focus())
  }
  return (
    <>
      {still}
      {photo.caption && <p className="truncate px-2 pt-2 text-sm">{photo.caption}</p>}
      <div className="flex flex-wrap items-center">
        <IconButton
          label={t('photos.back', { name })}
          icon={<ArrowLeft size={20} aria-hidden />}
          aria-disabled={place === 0 || undefined}
          className="aria-disabled:opacity-40"
          onClick={step(place - 1)}
        />
        <IconButton
          label={t('photos.forward', { name })}
          icon={<ArrowRight size={20} aria-hidden />}
          aria-disabled={place === count - 1 || undefined}
          className="aria-disabled:opacity-40"
          onClick={step(place + 1)}
        />
        <IconButton
          label={ui('removeFile', { name })}
          icon={<Trash2 size={20} aria-hidden />}
          onClick={() => void keepFocus(onRemove)}
        />
        <DescribeButton
          name={name}
          preview={still}
          texts={{ alt: photo.alt, caption: photo.caption }}
          onSave={onDescribe}
        />
      </div>
    </>
  )
}
