import { renderSVG } from 'uqr'

/** The address of an image with the QR code of a text: dark on white in every theme, so that cameras read it. */
export const getQrImage = (text: string): string =>
  `data:image/svg+xml,${encodeURIComponent(renderSVG(text, { border: 2 }))}`

type QrCodeProps = {
  text: string
  /** Where the code leads. */
  alt: string
  className?: string
}

export const QrCode = ({ text, alt, className }: QrCodeProps) => (
  // biome-ignore lint/performance/noImgElement: it is drawn here and not loaded
  <img src={getQrImage(text)} alt={alt} className={className} />
)
