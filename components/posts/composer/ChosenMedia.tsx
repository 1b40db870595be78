import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { DescribeButton } from '#components/media/DescribeButton.tsx'
import { keepFocus } from '#components/ui/dialogs/focusBack.ts'
import { Film, Play, X } from '#components/ui/icons.tsx'
import { ProgressBar } from '#components/ui/states/ProgressBar.tsx'
import { getPreview } from '#hooks/media/previews.ts'
import type { Attachment } from '#hooks/posts/attachments.ts'
import type { DraftMedia } from '#hooks/posts/draft.ts'
import { mediaAddress } from '#lib/media.ts'

type ChosenMediaProps = {
  media: readonly DraftMedia[]
  attachments: readonly Attachment[]
  onRemove: (imgName: string) => void
  onDescribe: (imgName: string, alt: string) => void
  onCancel: (id: string) => void
}

/** The media of a post: thumbnails of uploaded ones, progress bars of the others. */
export function ChosenMedia({ media, attachments, onRemove, onDescribe, onCancel }: ChosenMediaProps) {
  const t = useTranslations('common.ui')
  if (media.length + attachments.length === 0) return null
  return (
    <ul className="flex flex-wrap gap-2 px-4 pb-2 md:px-5">
      {media.map((one) => (
        <Thumbnail
          key={one.imgName}
          preview={<Still media={one} />}
          remove={t('removeFile', { name: one.name })}
          onRemove={() => onRemove(one.imgName)}
          below={
            <DescribeButton
              name={one.name}
              preview={<Still media={one} />}
              texts={{ alt: one.alt ?? '' }}
              onSave={({ alt }) => onDescribe(one.imgName, alt)}
              className="w-full px-1! text-xs!"
            />
          }
        />
      ))}
      {attachments.map(({ id, name, kind, preview, progress, error }) => (
        <Thumbnail
          key={id}
          preview={<Preview kind={kind} address={preview} />}
          remove={t(error ? 'removeFile' : 'cancelUpload', { name })}
          onRemove={() => onCancel(id)}
          error={error}
        >
          {progress !== undefined && <ProgressBar value={progress} label={t('uploading', { name })} />}
        </Thumbnail>
      ))}
    </ul>
  )
}

type ThumbnailProps = {
  preview: ReactNode
  /** The label of its remove button. */
  remove: string
  onRemove: () => void
  error?: string
  /** Under the picture. */
  below?: ReactNode
  children?: ReactNode
}

function Thumbnail({ preview, remove, onRemove, error, below, children }: ThumbnailProps) {
  return (
    <li className="w-24">
      <div className="relative size-24 overflow-hidden rounded-control border border-line bg-brand-soft">
        {preview}
        <button
          type="button"
          aria-label={remove}
          title={remove}
          onClick={() => void keepFocus(onRemove)}
          className="absolute top-1 right-1 inline-flex size-8 items-center justify-center rounded-pill bg-black/60 text-white after:absolute after:-top-1 after:-right-1 after:size-11 hover:bg-black/80"
        >
          <X size={16} aria-hidden />
        </button>
        {children && <div className="absolute inset-x-1.5 bottom-1.5">{children}</div>}
      </div>
      {error && (
        <p role="alert" className="mt-1 text-danger text-xs">
          {error}
        </p>
      )}
      {below}
    </li>
  )
}

const fill = 'size-full object-cover'
const thumbnail = 256

function Still({ media: { imgName, kind, poster } }: { media: DraftMedia }) {
  const preview = getPreview(imgName)
  if (preview) return <Preview kind={kind} address={preview} />
  const still = kind === 'image' ? imgName : poster
  if (still) return <Preview kind="image" address={mediaAddress(still, thumbnail)} />
  return (
    <span className="flex size-full items-center justify-center text-brand">
      <Film size={28} aria-hidden />
    </span>
  )
}

function Preview({ kind, address }: { kind: DraftMedia['kind']; address: string }) {
  if (kind === 'video') {
    return (
      <>
        <video src={address} muted playsInline preload="metadata" className={fill} />
        <span className="absolute inset-0 m-auto inline-flex size-9 items-center justify-center rounded-pill bg-black/60 text-white">
          <Play size={16} aria-hidden className="fill-current" />
        </span>
      </>
    )
  }
  // biome-ignore lint/performance/noImgElement: media makes the widths itself
  return <img src={address} alt="" className={fill} />
}
