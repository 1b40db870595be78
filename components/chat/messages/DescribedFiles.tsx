import { useTranslations } from 'next-intl'
import { DescribeButton } from '#components/media/DescribeButton.tsx'
import type { ShownFile } from './shownMessage.ts'

type DescribedFilesProps = { media: ShownFile[]; onDescribe: (key: string, alt: string) => void }

/** The images of a message being edited, each with a button that describes it. */
export function DescribedFiles({ media, onDescribe }: DescribedFilesProps) {
  const t = useTranslations('chat.edit')
  const images = media.filter(({ kind }) => kind === 'image')
  if (images.length === 0) return null
  return (
    <ul className="grid gap-2 sm:grid-cols-2">
      {images.map(({ key, address, alt }, index) => (
        <li key={key} className="flex min-w-0 items-center gap-3 rounded-control border border-line p-2">
          <Picture address={address} className="size-14 shrink-0 rounded-lg bg-line object-cover" />
          <span className="flex min-w-0 flex-col gap-1 text-sm">
            <span className="truncate">{t('picture', { number: index + 1 })}</span>
            <DescribeButton
              name={t('picture', { number: index + 1 })}
              preview={<Picture address={address} className="max-h-48 w-full object-contain" />}
              texts={{ alt }}
              onSave={(texts) => onDescribe(key, texts.alt)}
              className="-ml-3 self-start"
            />
          </span>
        </li>
      ))}
    </ul>
  )
}

const Picture = ({ address, className }: { address: string | undefined; className: string }) =>
  // biome-ignore lint/performance/noImgElement: media makes the widths itself
  address ? <img src={address} alt="" className={className} /> : null
