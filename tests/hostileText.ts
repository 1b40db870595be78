/** Texts that try to run as script or to reverse the direction of what follows. */
const hostile = {
  markup: '"><script>ran(1)</script><img src=x onerror=ran(2)><svg onload=ran(3)>',
  link: '[here](javascript:ran(4)) javascript:ran(5) <a href="javascript:ran(6)">here</a>',
  template: '{{ran(7)}} #{ran(8)} {name} <strong>bold</strong> </script><!--',
}

const turning = { begin: '\u202E', end: '\u202C' }

/** All of it in one text with direction marks, and as it is stored: without them. */
export const hostileText = {
  sent: `${turning.begin}${Object.values(hostile).join(' ')}${turning.end}`,
  kept: Object.values(hostile).join(' '),
}

/** Shorter texts, for fields with a lower limit. */
export const hostileLine = {
  sent: `${turning.begin}<img src=x onerror=ran(9)>{name}${turning.end}`,
  kept: '<img src=x onerror=ran(9)>{name}',
}

/** Addresses that run script, or that appear to lead to another host. */
export const hostileAddresses = [
  'javascript:ran(10)',
  'JaVaScRiPt:ran(11)',
  'java\nscript:ran(12)',
  'data:text/html,<script>ran(13)</script>',
  'vbscript:ran(14)',
  '//evil.example',
  'https://brota.example@evil.example',
]
