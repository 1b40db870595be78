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
    // All font sizes; none is smaller than 13px. They and the columns follow the font size of the reader's browser.
    fontSize: {
      xs: ['0.8125rem', '1.125rem'],
      sm: ['0.875rem', '1.25rem'],
      base: ['1rem', '1.5rem'],
      lg: ['1.25rem', '1.75rem'],
      xl: ['1.75rem', '2.125rem'],
      '2xl': ['2.5rem', '2.875rem'],
    },
    extend: {
      borderRadius: { card: '16px', control: '12px', pill: '9999px' },
      boxShadow: { lifted: 'var(--lifted)' },
      // 640 for the middle column, 264 and 312 for its sides, 1264 with the gaps, and 24 of padding on each side.
      maxWidth: { page: '82rem', middle: '40rem' },
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
