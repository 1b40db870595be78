import { useTranslations } from 'next-intl'
import { FileText } from '#components/ui/icons.tsx'
import { Link } from '#components/ui/Link.tsx'
import { useBroken } from '#components/ui/useBroken.ts'
import type { ReportedContent } from '#contracts/moderation.ts'
import { subjectPath } from '../subjectPath.ts'

/** Reported content as it was written, also when it is hidden elsewhere. */
export function ReportedContentBox({ content }: { content: ReportedContent | null }) {
  const t = useTranslations('moderation.queue')
  if (!content) return <p className="text-muted text-sm italic">{t('gone')}</p>
  const { text, pictures: images, opens } = content
  return (
    <div className="flex flex-col gap-3 rounded-control bg-hover p-3">
      {text ? (
        <p className="max-h-60 overflow-y-auto whitespace-pre-line text-sm [overflow-wrap:anywhere]">
          {text}
        </p>
      ) : (
        <p className="text-muted text-sm">{t('noText')}</p>
      )}
      {images.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {images.map((image, index) => (
            <li key={image}>
              <Shown image={image} place={index + 1} count={images.length} />
            </li>
          ))}
        </ul>
      )}
      {opens && (
        <Link
          href={subjectPath(opens)}
          className="-my-3 inline-flex min-h-11 items-center self-start rounded-control font-semibold text-brand text-sm hover:underline mouse:-my-2 mouse:min-h-9"
        >
          {t('open')}
        </Link>
      )}
    </div>
  )
}

const isImage = (address: string) => /\.(jpe?g|png|gif|webp|avif)(\?|$)/i.test(address)

/** A file by its signed address, small; of an image its stored width. */
function Shown({ image, ...number }: { image: string; place: number; count: number }) {
  const t = useTranslations('moderation.queue')
  const preview = `${image}&w=256`
  const { isBroken, watch } = useBroken(preview)
  return (
    <a
      href={image}
      target="_blank"
      rel="noopener noreferrer"
      className="flex size-20 items-center justify-center overflow-hidden rounded-control border border-line bg-card"
    >
      {isImage(image) && !isBroken ? (
        // biome-ignore lint/performance/noImgElement: media makes the widths itself
        <img
          {...watch}
          src={preview}
          alt={t('image', number)}
          loading="lazy"
          className="size-full object-cover"
        />
      ) : (
        <FileText size={24} role="img" aria-label={t('file', number)} />
      )}
    </a>
  )
}
