import type { Me } from '#contracts/account.ts'
import { defaultAvatar } from '#lib/media.ts'

/** Each step of a complete profile and whether it is done, in the order in which they are shown. */
export function completeSteps(me: Me) {
  const { config, age, country, city, phone } = me
  const hasImage = config.avatar !== '' && config.avatar !== defaultAvatar
  const place = { step: 'place', done: country !== '' && city !== '' } as const
  const about = { step: 'about', done: config.about !== '' } as const
  const chosen = config.categories !== ''
  if (me.provider) {
    return [
      { step: 'logo', done: hasImage },
      about,
      place,
      { step: 'phone', done: phone !== '' },
      { step: 'areas', done: chosen },
    ] as const
  }
  return [
    { step: 'avatar', done: hasImage },
    { step: 'age', done: age !== null },
    place,
    about,
    { step: 'interests', done: chosen },
    { step: 'availability', done: config.work_shift !== '' },
  ] as const
}

export const isComplete = (me: Me) => completeSteps(me).every(({ done }) => done)
