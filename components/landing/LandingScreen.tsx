import { useTranslations } from 'next-intl'
import { PageHead } from '#components/layout/document/PageHead.tsx'
import {
  CalendarCheck,
  HeartHandshake,
  type IconComponent,
  MapPin,
  Megaphone,
  MessageCircleHeart,
  Sprout,
} from '#components/ui/icons.tsx'
import { LandingHero } from './LandingHero.tsx'

/** The landing page: what Brota is at a glance, with login and registration. */
export function LandingScreen() {
  const t = useTranslations('landing')
  return (
    <>
      <PageHead />
      <LandingHero />
      <div className="mx-auto grid max-w-page gap-10 px-4 py-12 md:px-6 md:py-16 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] lg:gap-12">
        <Benefits title={t('volunteers.title')}>
          <Benefit icon={MapPin} title={t('volunteers.near')} text={t('volunteers.nearText')} />
          <Benefit icon={CalendarCheck} title={t('volunteers.easy')} text={t('volunteers.easyText')} />
          <Benefit icon={Sprout} title={t('volunteers.grow')} text={t('volunteers.growText')} />
        </Benefits>
        <div data-theme="organisation">
          <Benefits title={t('organisations.title')}>
            <Benefit
              icon={Megaphone}
              title={t('organisations.publish')}
              text={t('organisations.publishText')}
            />
            <Benefit
              icon={MessageCircleHeart}
              title={t('organisations.choose')}
              text={t('organisations.chooseText')}
            />
            <Benefit
              icon={HeartHandshake}
              title={t('organisations.team')}
              text={t('organisations.teamText')}
            />
          </Benefits>
        </div>
      </div>
    </>
  )
}

function Benefits({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <section>
      <h2 className="mb-5 text-xl">{title}</h2>
      <ul className="flex flex-col gap-5">{children}</ul>
    </section>
  )
}

function Benefit({ icon: Icon, title, text }: { icon: IconComponent; title: string; text: string }) {
  return (
    <li className="flex gap-4">
      <span className="inline-flex size-12 shrink-0 items-center justify-center rounded-pill bg-brand-soft text-brand">
        <Icon size={24} aria-hidden />
      </span>
      <div>
        <h3 className="font-sans font-semibold text-base tracking-normal">{title}</h3>
        <p className="text-muted">{text}</p>
      </div>
    </li>
  )
}
