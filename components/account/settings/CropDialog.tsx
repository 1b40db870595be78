import { useTranslations } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import ReactCrop, { centerCrop, makeAspectCrop, type PercentCrop } from 'react-image-crop'
import 'react-image-crop/dist/ReactCrop.css'
import { Button } from '#components/ui/buttons/Button.tsx'
import { Dialog } from '#components/ui/dialogs/Dialog.tsx'
import { cut } from './cut.ts'

type CropDialogProps = {
  kind: 'avatar' | 'background'
  file: File
  onClose: () => void
  onUnreadable: () => void
  onCropped: (file: File) => void
}

const sizes = { avatar: { width: 512, height: 512 }, background: { width: 1600, height: 533 } }

/** The largest crop of this aspect ratio in the middle of the image. */
const widest = (aspect: number, { width, height }: HTMLImageElement) =>
  centerCrop(
    makeAspectCrop(
      { unit: '%', ...(width / height > aspect ? { height: 100 } : { width: 100 }) },
      aspect,
      width,
      height,
    ),
    width,
    height,
  )

/** Crops a chosen image: a circle for avatars, 3:1 for banners. */
export function CropDialog({ kind, file, onClose, onUnreadable, onCropped }: CropDialogProps) {
  const t = useTranslations('media.crop')
  const image = useRef<HTMLImageElement>(null)
  const address = useObjectUrl(file)
  const [crop, setCrop] = useState<PercentCrop>()
  const [working, setWorking] = useState(false)
  const labels = useHandleLabels()
  const { width, height } = sizes[kind]
  const use = async () => {
    if (!image.current || !crop) return
    setWorking(true)
    const cropped = await cut(image.current, crop, { width, height, name: `${kind}.jpg` })
    if (cropped) onCropped(cropped)
    else onUnreadable()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t(kind === 'avatar' ? 'avatar' : 'banner')}
      footer={
        <Button loading={working} disabled={!crop} onClick={() => void use()}>
          {t('use')}
        </Button>
      }
    >
      <p className="mb-4 text-muted text-sm">{t('hint')}</p>
      {address && (
        <div className="flex justify-center">
          <ReactCrop
            crop={crop}
            onChange={(_pixels, percent) => setCrop(percent)}
            aspect={width / height}
            circularCrop={kind === 'avatar'}
            ariaLabels={labels}
            keepSelection
            // The image inherits it: the whole crop fits on the screen, however tall the image is.
            className="max-h-[52dvh]"
          >
            {/* biome-ignore lint/performance/noImgElement: a file of this device */}
            <img
              ref={image}
              src={address}
              alt=""
              onLoad={({ currentTarget }) => setCrop(widest(width / height, currentTarget))}
              onError={onUnreadable}
            />
          </ReactCrop>
        </div>
      )}
    </Dialog>
  )
}

/** A frame of a fixed shape has no handles but its corners. */
function useHandleLabels() {
  const t = useTranslations('media.crop')
  return {
    ...ReactCrop.defaultProps.ariaLabels,
    cropArea: t('hint'),
    nwDragHandle: t('topLeft'),
    neDragHandle: t('topRight'),
    seDragHandle: t('bottomRight'),
    swDragHandle: t('bottomLeft'),
  }
}

/** An object URL of a file, revoked on unmount. */
function useObjectUrl(file: File): string | null {
  const [address, setAddress] = useState<string | null>(null)
  useEffect(() => {
    const created = URL.createObjectURL(file)
    setAddress(created)
    return () => URL.revokeObjectURL(created)
  }, [file])
  return address
}
