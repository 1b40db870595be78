/** A token of styles/tokens.css in Tailwind's form. */
const token = (name) => `var(--${name})`

const tokens = [
  'paper',
  'card',
  'ink',
  'muted',
  'line',
  'sea',
  'brand',
  'brand-soft',
  'brand-hover',
  'on-brand',
  'warm',
  'on-warm',
  'sun',
  'ok',
  'ok-ink',
  'warm-ink',
  'danger',
  'danger-hover',
  'hover',
]

/** @type {import('tailwindcss').Config} */
export default {
  theme: {
    colors: {
      transparent: 'transparent',
      current: 'currentColor',
      white: '#ffffff',
      black: '#000000',
      control: token('control-line'),
      ...Object.fromEntries(tokens.map((name) => [name, token(name)])),
    },
    fontFamily: {
      sans: ['"Figtree Variable"', '"Figtree Fallback"', 'system-ui', 'sans-serif'],
      heading: [
        '"Bricolage Grotesque Variable"',
        '"Bricolage Grotesque Fallback"',
        'system-ui',
        'sans-serif',
      ],
      mono: ['ui-monospace', 'SFMono-Regular', 'Menlo', 'monospace'],
    },
    // All font sizes; none is smaller than 13px.
    fontSize: {
      xs: ['13px', '18px'],
      sm: ['14px', '20px'],
      base: ['16px', '24px'],
      lg: ['20px', '28px'],
      xl: ['28px', '34px'],
      '2xl': ['40px', '46px'],
    },
    extend: {
      borderRadius: { card: '16px', control: '12px', pill: '9999px' },
      boxShadow: { lifted: 'var(--lifted)' },
      // 640 for the middle column, 264 and 312 for its sides, 1264 with the gaps, and 24 of padding on each side.
      maxWidth: { page: '1312px', middle: '640px' },
      transitionDuration: { DEFAULT: '160ms' },
      transitionTimingFunction: { DEFAULT: 'cubic-bezier(0, 0, 0.2, 1)' },
      animation: {
        appear: 'appear 160ms ease-out',
        rise: 'rise 180ms ease-out',
        sheet: 'sheet 200ms ease-out',
        dot: 'dot 1.1s ease-in-out infinite',
        sheen: 'sheen 1.6s ease-in-out infinite',
      },
    },
  },
}
