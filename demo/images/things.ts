import { ink, type Palette } from './paper.ts'
import { leaf, sprout } from './plants.ts'

export type Thing = (colours: Palette) => string

const earth = '#8A5A3C'
const lines = (path: string, colour: string, width: number) =>
  `<path d="${path}" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" fill="none"/>`

/** Objects of about 120 pixels, each with its foot at (0, 0). */
export const things = {
  dog: (c) =>
    `<path d="M-56 -58C-72 -70 -74 -86 -64 -94C-60 -80 -52 -72 -44 -70Z" fill="#B7793E"/><path d="M-52 0V-48C-52 -72 -30 -74 0 -70L20 -74L44 -40L36 0H22V-30H-32V0Z" fill="#B7793E"/><path d="M14 -60C6 -92 22 -112 44 -112C66 -112 80 -94 92 -90C96 -76 82 -68 62 -68L44 -52Z" fill="#C98F52"/><path d="M24 -110C8 -108 6 -78 14 -66C28 -70 34 -96 24 -110Z" fill="#7A4A26"/><circle cx="54" cy="-94" r="4" fill="${ink}"/><circle cx="91" cy="-87" r="5.5" fill="${ink}"/>${lines('M16 -62L46 -50', c.accent, 9)}`,
  cat: (c) =>
    `${lines('M-40 -14C-78 -14 -76 -60 -58 -70', '#47403F', 13)}<path d="M-44 0C-52 -50 -26 -78 2 -78C30 -78 46 -40 42 0Z" fill="#47403F"/><path d="M-26 -88L-30 -126L-8 -112H16L38 -126L34 -88C32 -66 -22 -66 -26 -88Z" fill="#5A5150"/><circle cx="-8" cy="-92" r="4.5" fill="${c.sun}"/><circle cx="18" cy="-92" r="4.5" fill="${c.sun}"/><path d="M1 -84H9L5 -79Z" fill="${c.accent}"/>${lines('M-12 -4V-30M18 -4V-30', '#342E2D', 3)}`,
  books: (c) =>
    `<rect x="-64" y="-24" width="128" height="24" rx="5" fill="${c.accent}"/><rect x="-54" y="-48" width="112" height="24" rx="5" fill="${c.second}"/><rect x="-60" y="-70" width="104" height="22" rx="5" fill="${c.front}"/>${lines('M-44 -24V-2M-36 -24V-2M36 -46V-26M-42 -68V-50', c.pale, 4)}<path d="M-40 -74C-20 -92 -4 -86 0 -78C4 -86 24 -92 46 -76V-104C24 -120 6 -114 0 -106C-6 -114 -24 -120 -44 -104Z" fill="${c.pale}"/>${lines('M0 -106V-78', c.back, 3)}`,
  pot: (c) =>
    `${leaf(0, -58, 92, 38, -34, c.front, c.near)}${leaf(0, -58, 92, 38, 36, c.middle, c.near)}${leaf(0, -58, 106, 40, 0, c.front, c.near)}<path d="M-40 -62H40L30 0H-30Z" fill="${c.accent}"/><rect x="-46" y="-70" width="92" height="18" rx="6" fill="${c.accent}"/><rect x="-46" y="-56" width="92" height="6" fill="${ink}" opacity=".12"/>`,
  crate: (c) =>
    `${leaf(-30, -56, 60, 26, -18, c.middle)}${leaf(-18, -56, 56, 24, 12, c.front)}<circle cx="-44" cy="-58" r="19" fill="${c.accent}"/><circle cx="10" cy="-62" r="22" fill="#E08A4B"/><path d="M30 -60C34 -84 60 -84 58 -56Z" fill="#6B3F86"/><circle cx="-12" cy="-56" r="16" fill="${c.sun}"/><rect x="-76" y="-54" width="152" height="54" rx="5" fill="${earth}"/>${lines('M-74 -36H74M-74 -18H74', '#6F4630', 4)}${lines('M-66 -50V-4M66 -50V-4', '#A87650', 8)}`,
  laptop: (c) =>
    `<rect x="-66" y="-92" width="132" height="86" rx="9" fill="${ink}"/><rect x="-57" y="-83" width="114" height="68" rx="3" fill="${c.pale}"/>${lines('M-44 -68H-6M-44 -54H10M-44 -40H-16', c.middle, 6)}<circle cx="32" cy="-46" r="15" fill="${c.second}"/>${lines('M25 -46L31 -40L40 -52', c.near, 5)}<path d="M-86 -8H86L78 0H-78Z" fill="#55605A"/>`,
  ball: (c) =>
    `<circle cx="0" cy="-44" r="44" fill="${c.pale}"/><path d="M0 -62L17 -50L10 -30H-10L-17 -50ZM-20 -83C-12 -88 12 -88 20 -83L0 -72ZM-43 -52L-32 -40L-38 -22C-42 -30 -45 -42 -43 -52ZM43 -52L32 -40L38 -22C42 -30 45 -42 43 -52ZM-16 -4L-8 -14H8L16 -4C8 0 -8 0 -16 -4Z" fill="${c.near}"/>`,
  guitar: (c) =>
    `<g transform="rotate(18)"><rect x="-6" y="-156" width="12" height="96" fill="#5A3A2A"/><rect x="-10" y="-172" width="20" height="24" rx="4" fill="#5A3A2A"/><path d="M0 -78C22 -80 26 -62 20 -52C34 -44 42 -4 0 -2C-42 -4 -34 -44 -20 -52C-26 -62 -22 -80 0 -78Z" fill="${c.accent}"/><circle cx="0" cy="-46" r="11" fill="#3A231A"/>${lines('M-12 -20H12', '#3A231A', 5)}${lines('M-2 -166V-20M2 -166V-20', c.pale, 1.2)}</g>`,
  easel: (c) =>
    `${lines('M-44 0L-8 -150M44 0L8 -150M0 -20V-150', earth, 7)}<rect x="-54" y="-134" width="108" height="88" rx="3" fill="${c.pale}"/><circle cx="22" cy="-112" r="13" fill="${c.sun}"/><path d="M-50 -50L-22 -94L0 -66L16 -84L50 -50Z" fill="${c.middle}"/><path d="M-50 -50C-20 -70 20 -56 50 -66V-50Z" fill="${c.front}"/>${lines('M-58 -44H58', earth, 8)}`,
  soup: (c) =>
    `${lines('M-22 -84C-30 -98 -14 -104 -22 -120M2 -88C-6 -102 10 -108 2 -124M26 -84C18 -98 34 -104 26 -120', c.pale, 6)}<path d="M-68 -66H68C66 -24 40 0 0 0C-40 0 -66 -24 -68 -66Z" fill="${c.accent}"/><ellipse cx="0" cy="-66" rx="68" ry="14" fill="${c.pale}"/><ellipse cx="0" cy="-65" rx="57" ry="9" fill="#E08A4B"/><circle cx="-18" cy="-66" r="5" fill="${c.front}"/><circle cx="20" cy="-64" r="5" fill="${c.sun}"/>`,
  heart: (c) =>
    `<path d="M0 -4C-64 -48 -72 -84 -54 -104C-34 -124 -8 -114 0 -90C8 -114 34 -124 54 -104C72 -84 64 -48 0 -4Z" fill="${c.accent}"/><path d="M-46 -82C-46 -94 -36 -102 -26 -100" stroke="${c.pale}" stroke-opacity=".7" stroke-width="7" stroke-linecap="round" fill="none"/>`,
  firstAid: (c) =>
    `${lines('M-22 -88V-104H22V-88', c.near, 9)}<rect x="-68" y="-90" width="136" height="90" rx="14" fill="${c.pale}"/><rect x="-68" y="-26" width="136" height="12" fill="${c.far}"/><path d="M-12 -76H12V-60H28V-36H12V-20H-12V-36H-28V-60H-12Z" fill="${c.accent}"/>`,
  board: (c) =>
    `${lines('M-60 0L-48 -60M60 0L48 -60', earth, 8)}<rect x="-90" y="-146" width="180" height="104" rx="8" fill="${earth}"/><rect x="-80" y="-136" width="160" height="84" rx="3" fill="${c.near}"/>${lines('M-62 -114H-14M-62 -96H-26M-62 -78H-6', c.pale, 5)}${lines('M14 -72L34 -118L54 -72M22 -88H46', c.sun, 5)}`,
  wheelchair: (c) =>
    `${lines('M-34 -120L-26 -58H30L40 -14H58', c.near, 9)}<circle cx="-8" cy="-38" r="36" fill="none" stroke="${ink}" stroke-width="7"/><circle cx="-8" cy="-38" r="6" fill="${c.accent}"/><circle cx="44" cy="-9" r="9" fill="${ink}"/>${lines('M-52 -112H-34M-26 -86H22', c.accent, 8)}`,
  bag: (c) =>
    `<path d="M-46 -84C-60 -40 -62 0 -34 0H34C62 0 60 -40 46 -84Z" fill="${c.front}"/><path d="M-46 -84C-30 -96 -10 -84 0 -92C10 -84 30 -96 46 -84L34 -110H-34Z" fill="${c.middle}"/>${lines('M-12 -40L0 -60L14 -40M18 -34L-16 -32M-18 -36L-14 -28', c.pale, 6)}`,
  bicycle: (c) =>
    `<circle cx="-62" cy="-38" r="36" fill="none" stroke="${ink}" stroke-width="6"/><circle cx="62" cy="-38" r="36" fill="none" stroke="${ink}" stroke-width="6"/>${lines('M-62 -38L-30 -86H38L0 -38ZM38 -86L62 -38M-30 -86L0 -38M-36 -98L-30 -86M38 -86L32 -106H52', c.accent, 7)}${lines('M-48 -100H-26', ink, 9)}<path d="M44 -104H88V-72H52Z" fill="${earth}"/>${leaf(58, -100, 40, 18, -12, c.front)}${leaf(72, -100, 44, 18, 14, c.middle)}`,
  bench: (c) =>
    `${lines('M-76 0V-46M76 0V-46M-80 -46V-96M80 -46V-96', ink, 7)}${lines('M-94 -48H94M-92 -68H92M-92 -88H92', c.accent, 12)}`,
  tent: (c) =>
    `<path d="M0 -136L110 0H-110Z" fill="${c.pale}"/><path d="M0 -136L110 0H44Z" fill="${c.far}"/><path d="M0 -116L36 0H-36Z" fill="${c.near}"/><path d="M0 -116L-14 0H-36Z" fill="${c.middle}"/>${lines('M0 -136V-164', c.near, 5)}<path d="M0 -164H38L28 -154L38 -144H0Z" fill="${c.accent}"/>`,
  bubbles: (c) =>
    `<path d="M-92 -150H10C22 -150 28 -142 28 -132V-92C28 -80 22 -74 10 -74H-46L-72 -50V-74H-92C-104 -74 -110 -80 -110 -92V-132C-110 -142 -104 -150 -92 -150Z" fill="${c.accent}"/>${lines('M-88 -124H0M-88 -102H-30', c.pale, 7)}<path d="M6 -84H84C96 -84 104 -78 104 -66V-36C104 -26 96 -20 84 -20H74V0L48 -20H6C-6 -20 -12 -26 -12 -36V-66C-12 -78 -6 -84 6 -84Z" fill="${c.pale}"/>${lines('M10 -62H80M10 -44H54', c.middle, 6)}`,
  globe: (c) =>
    `${lines('M-36 0H36M0 0V-20', earth, 9)}<circle cx="0" cy="-76" r="52" fill="${c.back}"/><path d="M-40 -104C-20 -124 6 -118 2 -100C-2 -86 -24 -92 -20 -74C-18 -60 -36 -58 -44 -66C-52 -80 -48 -96 -40 -104ZM14 -74C34 -86 52 -76 48 -60C42 -44 26 -34 18 -44C12 -54 4 -66 14 -74Z" fill="${c.front}"/>${lines('M28 -132C74 -116 74 -36 28 -20', earth, 7)}`,
  masks: (c) =>
    `<g transform="rotate(-10)"><path d="M-84 -130C-60 -138 -30 -138 -6 -130C-4 -80 -20 -52 -44 -46C-70 -52 -86 -80 -84 -130Z" fill="${c.second}"/>${lines('M-68 -106C-62 -112 -56 -112 -52 -106M-36 -106C-32 -112 -26 -112 -20 -106M-62 -82C-52 -66 -36 -66 -26 -82', c.near, 6)}</g><g transform="rotate(12)"><path d="M0 -104C24 -112 54 -112 78 -104C80 -54 64 -26 40 -20C14 -26 -2 -54 0 -104Z" fill="${c.accent}"/>${lines('M18 -84C22 -78 28 -78 32 -84M48 -84C52 -78 58 -78 62 -84M24 -48C32 -62 48 -62 56 -48', c.pale, 6)}</g>`,
  letter: (c) =>
    `<rect x="-78" y="-104" width="156" height="104" rx="9" fill="${c.pale}"/><path d="M-78 -96L0 -36L78 -96V-104H-78Z" fill="${c.second}"/>${lines('M-72 -6L-22 -50M72 -6L22 -50', c.far, 5)}<circle cx="0" cy="-50" r="17" fill="${c.accent}"/>`,
  sapling: (c) =>
    `<path d="M-70 0C-50 -26 50 -26 70 0Z" fill="#5A3A2A"/>${sprout(0, -14, 1.45, c.front, c.middle)}`,
  hut: (c) =>
    `<rect x="-64" y="-78" width="128" height="78" fill="${c.pale}"/><path d="M-86 -72L0 -140L86 -72Z" fill="${c.accent}"/><path d="M-16 0V-40a16 16 0 0 1 32 0V0Z" fill="${c.front}"/><rect x="28" y="-58" width="24" height="24" rx="3" fill="${c.sun}"/><rect x="-52" y="-58" width="24" height="24" rx="3" fill="${c.sun}"/>`,
  scales: (c) =>
    `${lines('M-34 0H34M0 0V-130M-66 -112C-30 -126 30 -126 66 -112', c.near, 8)}<circle cx="0" cy="-132" r="10" fill="${c.accent}"/>${lines('M-66 -112L-88 -58H-44ZM66 -112L44 -58H88Z', c.near, 4)}<path d="M-94 -58H-38C-40 -36 -92 -36 -94 -58ZM38 -58H94C92 -36 40 -36 38 -58Z" fill="${c.second}"/>`,
  palette: (c) =>
    `<path d="M-4 -120C52 -124 92 -84 78 -46C70 -26 44 -44 30 -30C18 -16 30 0 -4 0C-52 0 -84 -30 -80 -66C-76 -98 -44 -118 -4 -120Z" fill="${c.pale}"/><circle cx="-44" cy="-74" r="13" fill="${c.accent}"/><circle cx="-16" cy="-96" r="12" fill="${c.sun}"/><circle cx="20" cy="-96" r="12" fill="${c.front}"/><circle cx="48" cy="-72" r="12" fill="#4A45C4"/><circle cx="-40" cy="-40" r="12" fill="#46999E"/>`,
} satisfies Record<string, Thing>

export type ThingName = keyof typeof things
