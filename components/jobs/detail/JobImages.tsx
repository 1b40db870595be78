import { useTranslations } from 'next-intl'
import { Image } from '#components/ui/Image.tsx'
import { Carousel } from '#components/ui/lists/Carousel.tsx'
import type { Job } from '#contracts/jobs.ts'

/** The cover and the pictures of an offer. */
export function JobImages({ job }: { job: Job }) {
  const t = useTranslations('jobs.detail')
  const pictures = [...(job.config.background ? [job.config.background] : []), ...job.images]
  if (pictures.length === 0) return null
  return (
    <Carousel label={t('pictures')} className="overflow-hidden rounded-card">
      {pictures.map((picture, index) => (
        <Image
          key={picture.imgName}
          image={picture}
          alt={t('picture', { number: index + 1, total: pictures.length })}
          width={1024}
          ratio="2 / 1"
          eager={index === 0}
        />
      ))}
    </Carousel>
  )
}
