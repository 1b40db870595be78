/** Says what somebody might hope that a page runs, or that turns around what follows it. */
const hostile = {
  markup: '"><script>ran(1)</script><img src=x onerror=ran(2)><svg onload=ran(3)>',
  link: '[here](javascript:ran(4)) javascript:ran(5) <a href="javascript:ran(6)">here</a>',
  template: '{{ran(7)}} #{ran(8)} {name} <strong>bold</strong> </script><!--',
}

const turning = { begin: '\u202E', end: '\u202C' }

/** All of it in one text, with the marks that turn writing around; and how it is kept: without these marks. */
export const hostileText = {
  sent: `${turning.begin}${Object.values(hostile).join(' ')}${turning.end}`,
  kept: Object.values(hostile).join(' '),
}

/** The same for fields that hold fewer characters. */
export const hostileLine = {
  sent: `${turning.begin}<img src=x onerror=ran(9)>{name}${turning.end}`,
  kept: '<img src=x onerror=ran(9)>{name}',
}

/** Addresses that run something, or that show another host than they lead to. */
export const hostileAddresses = [
  'javascript:ran(10)',
  'JaVaScRiPt:ran(11)',
  'java\nscript:ran(12)',
  'data:text/html,<script>ran(13)</script>',
  'vbscript:ran(14)',
  '//evil.example',
  'https://brota.example@evil.example',
]
