import { useTranslations } from 'next-intl'
import { Image } from '#components/ui/Image.tsx'
import { Carousel } from '#components/ui/lists/Carousel.tsx'
import type { Job } from '#contracts/jobs.ts'

/** The cover and the images of an offer. */
export function JobImages({ job }: { job: Job }) {
  const t = useTranslations('jobs.detail')
  const { background } = job.config
  const images = [...(background ? [{ ...background, caption: '' }] : []), ...job.images]
  if (images.length === 0) return null
  return (
    <Carousel label={t('images')} className="overflow-hidden rounded-card">
      {images.map((image, index) => (
        <figure key={image.imgName}>
          <Image
            image={image}
            alt={image.alt || t('image', { number: index + 1, total: images.length })}
            width={1024}
            ratio="2 / 1"
            eager={index === 0}
          />
          {/* The number of the slide stands at its right. */}
          {image.caption && (
            <figcaption dir="auto" className="py-2.5 pr-24 pl-4 text-muted text-sm [overflow-wrap:anywhere]">
              {image.caption}
            </figcaption>
          )}
        </figure>
      ))}
    </Carousel>
  )
}
