import clsx from 'clsx'
import { useTranslations } from 'next-intl'
import { FileText } from '#components/ui/icons.tsx'
import { Skeleton } from '#components/ui/lists/Skeleton.tsx'
import { FileLink } from './FileLink.tsx'
import type { ShownFile } from './shownMessage.ts'

type MessageMediaProps = {
  media: ShownFile[]
  /** Of an image that nobody described, for screen readers. */
  alt: string
  /** An address has expired: it is fetched again. */
  onStale: () => void
}

/** Images as tiles of one size, so that nothing shifts when they load; files by their type. */
export function MessageMedia({ media, alt, onStale }: MessageMediaProps) {
  const images = media.filter(({ kind }) => kind === 'image')
  const files = media.filter(({ kind }) => kind === 'file')
  return (
    <>
      {images.length > 0 && (
        <span
          className={clsx(
            'grid max-w-full gap-1 overflow-hidden rounded-control',
            images.length === 1 ? 'w-64 sm:w-72' : 'w-64 grid-cols-2 sm:w-80',
          )}
        >
          {images.map((image) => (
            <Tile key={image.key} image={image} alt={image.alt || alt} onStale={onStale} />
          ))}
        </span>
      )}
      {files.map((file) => (
        <FileChip key={file.key} file={file} onStale={onStale} />
      ))}
    </>
  )
}

type TileProps = {
  image: ShownFile
  alt: string
  onStale: () => void
}

function Tile({ image: { address }, alt, onStale }: TileProps) {
  const tileClass = 'block aspect-4/3 size-full bg-line object-cover'
  if (!address) return <Skeleton className={clsx(tileClass, 'rounded-none')} />
  return (
    <FileLink
      address={address}
      onStale={onStale}
      target="_blank"
      rel="noopener"
      className="-outline-offset-2"
    >
      {/* biome-ignore lint/performance/noImgElement: media makes the widths itself */}
      <img src={address} alt={alt} decoding="async" onError={onStale} className={tileClass} />
    </FileLink>
  )
}

type FileChipProps = { file: ShownFile; onStale: () => void }

/** A file is downloaded, never opened in the page. */
function FileChip({ file: { address, ending, name }, onStale }: FileChipProps) {
  const t = useTranslations('chat.conversation')
  const chipClass =
    'flex min-h-11 max-w-full items-center gap-2.5 rounded-control border border-line bg-card px-3 font-medium text-sm'
  const inside = (
    <>
      <FileText size={20} aria-hidden className="shrink-0 text-brand" />
      <span className="min-w-0 truncate" title={name || undefined}>
        {name || t('file', { kind: ending })}
      </span>
    </>
  )
  if (!address) return <span className={chipClass}>{inside}</span>
  return (
    <FileLink {...{ address, onStale }} download={name} className={clsx(chipClass, 'hover:border-brand')}>
      {inside}
    </FileLink>
  )
}
