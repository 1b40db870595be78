import { useTranslations } from 'next-intl'
import { Image } from '#components/ui/Image.tsx'
import { Carousel } from '#components/ui/lists/Carousel.tsx'
import type { Job } from '#contracts/jobs.ts'

/** The cover and the images of an offer. */
export function JobImages({ job }: { job: Job }) {
  const t = useTranslations('jobs.detail')
  const images = [...(job.config.background ? [job.config.background] : []), ...job.images]
  if (images.length === 0) return null
  return (
    <Carousel label={t('images')} className="overflow-hidden rounded-card">
      {images.map((image, index) => (
        <Image
          key={image.imgName}
          image={image}
          alt={t('image', { number: index + 1, total: images.length })}
          width={1024}
          ratio="2 / 1"
          eager={index === 0}
        />
      ))}
    </Carousel>
  )
}
