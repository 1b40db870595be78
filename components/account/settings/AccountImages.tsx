import { useTranslations } from 'next-intl'
import { useFormField } from '#components/forms/useFormField.ts'
import { Face } from '#components/people/Face.tsx'
import { IconButton } from '#components/ui/buttons/IconButton.tsx'
import { Card } from '#components/ui/Card.tsx'
import { keepFocus } from '#components/ui/dialogs/focusBack.ts'
import { Trash2 } from '#components/ui/icons.tsx'
import type { Me } from '#contracts/account.ts'
import { limits } from '#contracts/limits.ts'
import type { UploadedImage } from '#contracts/shapes.ts'
import { defaultAvatar } from '#lib/media.ts'
import { Banner } from '../profile/Banner.tsx'
import { ImagePicker } from './ImagePicker.tsx'

/** Banner and avatar as everyone sees them, and the buttons to change them. */
export function AccountImages({ me }: { me: Me }) {
  const t = useTranslations('settings.images')
  const avatar = useFormField<string>('config.avatar')
  const background = useFormField<UploadedImage | null>('config.background')
  const shown = { ...me, config: { avatar: avatar.field.value, background: background.field.value } }
  const { imgName: banner } = background.field.value ?? {}
  const isNewBanner = banner !== undefined && banner !== me.config.background?.imgName
  const hasFace = avatar.field.value !== '' && avatar.field.value !== defaultAvatar
  return (
    <Card flush aria-label={t('title')}>
      <Banner user={shown} />
      <div className="grid gap-5 p-4 sm:grid-cols-2 md:p-5">
        <div className="flex flex-wrap items-start gap-4">
          <Face user={shown} size={88} className="-mt-12 border-4 border-card" />
          <ImagePicker
            kind="avatar"
            label={t('avatar')}
            hint={
              hasFace && avatar.field.value !== me.config.avatar
                ? t('ready')
                : t('avatarHint', { max: limits.upload.avatar / 1024 ** 2 })
            }
            maxBytes={limits.upload.avatar}
            onArrived={avatar.setValue}
          >
            {hasFace && (
              <IconButton
                label={t('remove')}
                icon={<Trash2 size={18} aria-hidden />}
                onClick={() => void keepFocus(() => avatar.setValue(''))}
              />
            )}
          </ImagePicker>
        </div>
        <ImagePicker
          kind="background"
          label={t('banner')}
          hint={t(isNewBanner ? 'ready' : 'bannerHint')}
          maxBytes={limits.upload.background}
          onArrived={(imgName) => background.setValue({ imgName })}
        >
          {background.field.value && (
            <IconButton
              label={t('removeBanner')}
              icon={<Trash2 size={18} aria-hidden />}
              onClick={() => void keepFocus(() => background.setValue(null))}
            />
          )}
        </ImagePicker>
      </div>
    </Card>
  )
}
