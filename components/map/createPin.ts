const pinClass =
  'block size-8 rotate-45 rounded-full rounded-br-none border-2 border-card bg-brand after:absolute after:inset-0 after:m-auto after:size-2.5 after:rounded-full after:bg-card after:content-[""]'

/** A pin whose tip is the middle of its lower edge. The library turns the element, so that the drop is another one in it. */
export function createPin(tag: 'div' | 'button'): HTMLElement {
  const element = document.createElement(tag)
  if (element instanceof HTMLButtonElement) element.type = 'button'
  // With its padding as large as a finger needs.
  element.className = 'rounded-full p-1.5'
  const drop = document.createElement('span')
  drop.className = pinClass
  element.append(drop)
  return element
}
