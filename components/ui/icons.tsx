// The icons of the site: drawings of Lucide, all in icons.svg, so that no page repeats their paths.
// A new icon is a line here; `node scripts/icons.ts` then adds its drawing to icons.svg.
import type { ComponentProps, ReactNode } from 'react'

/** Next serves it under the hash of its content, for ever. */
const file = new URL('./icons.svg', import.meta.url).href

type IconProps = {
  /** In pixels, of both edges. */
  size?: number
} & Pick<ComponentProps<'svg'>, 'className' | 'role' | 'aria-hidden' | 'aria-label'>

export type IconComponent = (props: IconProps) => ReactNode

/** Screen readers skip an icon without a label. Lines of another width and a filling are classes: `stroke-3`, `fill-current`. */
const createIcon =
  (name: string): IconComponent =>
  ({ size = 24, ...attributes }) => (
    // biome-ignore lint/a11y/noSvgWithoutTitle: an icon has a label or is hidden
    <svg width={size} height={size} aria-hidden={!attributes['aria-label'] || undefined} {...attributes}>
      <use href={`${file}#${name}`} />
    </svg>
  )

/**
 * Stands first in the body, so that the icons load beside the styles: the body's scripts wait for those, and for such a
 * file `<link rel="preload">` has no kind that browsers do not warn of.
 */
export const IconsPreload = () => (
  <svg className="hidden" width={0} height={0} aria-hidden>
    <use href={`${file}#x`} />
  </svg>
)

export const ArrowDown = createIcon('arrow-down')
export const ArrowLeft = createIcon('arrow-left')
export const ArrowRight = createIcon('arrow-right')
export const ArrowUp = createIcon('arrow-up')
export const AtSign = createIcon('at-sign')
export const BadgeCheck = createIcon('badge-check')
export const Ban = createIcon('ban')
export const Bell = createIcon('bell')
export const Bookmark = createIcon('bookmark')
export const Briefcase = createIcon('briefcase')
export const BriefcaseBusiness = createIcon('briefcase-business')
export const Building2 = createIcon('building-2')
export const Cake = createIcon('cake')
export const CalendarCheck = createIcon('calendar-check')
export const CalendarDays = createIcon('calendar-days')
export const Camera = createIcon('camera')
export const Check = createIcon('check')
export const CheckCheck = createIcon('check-check')
export const ChevronDown = createIcon('chevron-down')
export const ChevronLeft = createIcon('chevron-left')
export const ChevronRight = createIcon('chevron-right')
export const Circle = createIcon('circle')
export const CircleAlert = createIcon('circle-alert')
export const CircleCheck = createIcon('circle-check')
export const CircleQuestionMark = createIcon('circle-question-mark')
export const CircleX = createIcon('circle-x')
export const ClipboardList = createIcon('clipboard-list')
export const Clock = createIcon('clock')
export const CloudOff = createIcon('cloud-off')
export const Copy = createIcon('copy')
export const CreditCard = createIcon('credit-card')
export const Download = createIcon('download')
export const Ellipsis = createIcon('ellipsis')
export const ExternalLink = createIcon('external-link')
export const Eye = createIcon('eye')
export const EyeOff = createIcon('eye-off')
export const File = createIcon('file')
export const FileText = createIcon('file-text')
export const Film = createIcon('film')
export const Flag = createIcon('flag')
export const Globe = createIcon('globe')
export const HandCoins = createIcon('hand-coins')
export const Handshake = createIcon('handshake')
export const Heart = createIcon('heart')
export const HeartHandshake = createIcon('heart-handshake')
export const Hourglass = createIcon('hourglass')
export const House = createIcon('house')
export const ImagePlus = createIcon('image-plus')
export const ImageUp = createIcon('image-up')
export const Info = createIcon('info')
export const Languages = createIcon('languages')
export const LifeBuoy = createIcon('life-buoy')
export const Link2 = createIcon('link-2')
export const LogIn = createIcon('log-in')
export const LogOut = createIcon('log-out')
export const MailOpen = createIcon('mail-open')
export const MapPin = createIcon('map-pin')
export const Megaphone = createIcon('megaphone')
export const Menu = createIcon('menu')
export const MessageCircle = createIcon('message-circle')
export const MessageCircleHeart = createIcon('message-circle-heart')
export const Monitor = createIcon('monitor')
export const Paperclip = createIcon('paperclip')
export const Pencil = createIcon('pencil')
export const Play = createIcon('play')
export const Plus = createIcon('plus')
export const Printer = createIcon('printer')
export const Search = createIcon('search')
export const SendHorizontal = createIcon('send-horizontal')
export const Settings = createIcon('settings')
export const Share2 = createIcon('share-2')
export const ShieldAlert = createIcon('shield-alert')
export const ShieldCheck = createIcon('shield-check')
export const Smartphone = createIcon('smartphone')
export const Smile = createIcon('smile')
export const Sparkles = createIcon('sparkles')
export const Sprout = createIcon('sprout')
export const Star = createIcon('star')
export const Store = createIcon('store')
export const Ticket = createIcon('ticket')
export const Timer = createIcon('timer')
export const Trash2 = createIcon('trash-2')
export const Undo2 = createIcon('undo-2')
export const User = createIcon('user')
export const UserCheck = createIcon('user-check')
export const UserMinus = createIcon('user-minus')
export const UserPlus = createIcon('user-plus')
export const UserRound = createIcon('user-round')
export const Users = createIcon('users')
export const UsersRound = createIcon('users-round')
export const Volume2 = createIcon('volume-2')
export const VolumeX = createIcon('volume-x')
export const X = createIcon('x')
