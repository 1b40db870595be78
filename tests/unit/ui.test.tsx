// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import { type ReactNode, useState } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { ChipGroup } from '#components/ui/buttons/ChipGroup.tsx'
import { ConfirmDialog } from '#components/ui/dialogs/ConfirmDialog.tsx'
import { SearchForm } from '#components/ui/fields/SearchForm.tsx'
import { Carousel } from '#components/ui/lists/Carousel.tsx'
import { Paginator } from '#components/ui/lists/Paginator.tsx'
import { FiveStars } from '#components/ui/Stars.tsx'
import { Resource, type Result } from '#components/ui/states/Resource.tsx'
import common from '#i18n/es/common.ts'
import { loadTexts } from '#i18n/texts.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const { ui } = common
const messages = await loadTexts('es', ['common'])

function show(node: ReactNode) {
  return render(
    <NextIntlClientProvider locale="es" messages={messages} timeZone="UTC">
      {node}
    </NextIntlClientProvider>,
  )
}

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })

const letters = ['a', 'b', 'c'].map((id) => ({ id, label: id }))

function Chips() {
  const [value, setValue] = useState<string[]>(['a'])
  return <ChipGroup label="Letras" max={2} options={letters} value={value} onChange={setValue} />
}

describe('stars', () => {
  it.each([
    [0, '00000'],
    [0.1, 'h0000'],
    [3, '11100'],
    ['3.9', '111h0'],
    [4.5, '1111h'],
    [5, '11111'],
    [7, '11111'],
    ['', '00000'],
  ])('The stars draw %s as %s', (rate, expected) => {
    const { container } = show(<FiveStars rate={rate} />)
    const marks: Record<string, string> = { 'fill-sun': '1', 'fill-line': '0', 'fill-line fill-sun': 'h' }
    const drawn = [...container.querySelectorAll('svg')].map(
      (star) => marks[[...star.children].map((part) => part.getAttribute('class')).join(' ')],
    )
    expect(drawn.join('')).toBe(expected)
  })
})

describe('paginator', () => {
  const meta = (page: number) => ({ total: 45, limit: 20, page, isLastPage: page === 3 })

  it('The paginator cannot go before the first page', () => {
    const onPage = vi.fn()
    show(<Paginator meta={meta(1)} onPage={onPage} />)
    expect(button(ui.previous).disabled).toBe(true)
    fireEvent.click(button(ui.next))
    expect(onPage).toHaveBeenCalledExactlyOnceWith(2)
  })

  it('The paginator cannot go beyond the last page', () => {
    const onPage = vi.fn()
    show(<Paginator meta={meta(3)} onPage={onPage} />)
    expect(button(ui.next).disabled).toBe(true)
    fireEvent.click(button(ui.previous))
    expect(onPage).toHaveBeenCalledExactlyOnceWith(2)
  })

  it('The paginator names the current page', () => {
    show(<Paginator meta={meta(2)} onPage={vi.fn()} />)
    expect(screen.getByRole('navigation').textContent).toMatch(/2.*3/)
  })

  it('The paginator is not drawn for a single page', () => {
    show(<Paginator meta={{ total: 4, limit: 20, page: 1, isLastPage: true }} onPage={vi.fn()} />)
    expect(screen.queryByRole('navigation')).toBeNull()
  })
})

describe('search form', () => {
  function open(query?: string) {
    const onSearch = vi.fn()
    show(<SearchForm label="Buscar ofertas" action="/jobs" query={query} onSearch={onSearch} />)
    const box = screen.getByRole<HTMLInputElement>('textbox')
    return { onSearch, box, type: (value: string) => fireEvent.change(box, { target: { value } }) }
  }

  it('The search form ignores white space', () => {
    const { onSearch, box, type } = open()
    expect(button(ui.search).disabled).toBe(true)
    type('   ')
    expect(button(ui.search).disabled).toBe(true)
    fireEvent.submit(box)
    expect(onSearch).not.toHaveBeenCalled()
  })

  it('The search form submits trimmed text, then offers to clear it', () => {
    vi.stubGlobal('matchMedia', () => ({ matches: false }))
    const { onSearch, box, type } = open()
    type('  huerto ')
    fireEvent.submit(box)
    expect(document.activeElement).toBe(box)
    expect(onSearch).toHaveBeenLastCalledWith('huerto')
    expect(screen.queryByRole('button', { name: ui.search })).toBeNull()
    fireEvent.click(button(ui.clear))
    expect(onSearch).toHaveBeenLastCalledWith('')
    expect(box.value).toBe('')
    expect(button(ui.search).disabled).toBe(true)
  })

  it('The search form keeps what was typed since a search whose address comes later', () => {
    const form = (query: string) => (
      <NextIntlClientProvider locale="es" messages={messages} timeZone="UTC">
        <SearchForm label="Buscar ofertas" action="/jobs" query={query} onSearch={() => {}} />
      </NextIntlClientProvider>
    )
    const { rerender } = render(form('huerto'))
    const box = screen.getByRole<HTMLInputElement>('textbox')
    fireEvent.click(button(ui.clear))
    fireEvent.change(box, { target: { value: 'pan' } })
    rerender(form(''))
    expect(box.value).toBe('pan')
    rerender(form('agua'))
    expect(box.value, 'the browser went back').toBe('agua')
  })

  it('The search form returns to searching when its text is edited', () => {
    const { type } = open('huerto')
    expect(button(ui.clear)).toBeTruthy()
    type('huertos')
    expect(button(ui.search).disabled).toBe(false)
  })

  it('The search form offers to clear a text that reads again as it was searched', () => {
    const { type } = open('huerto')
    type('huertos')
    type('huerto')
    expect(button(ui.clear)).toBeTruthy()
  })
})

describe('chips', () => {
  it('Chips limit the selection to the maximum, and can be deselected', () => {
    show(<Chips />)
    const chip = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name })
    fireEvent.click(chip('b'))
    expect(chip('b').checked).toBe(true)
    expect(chip('c').disabled).toBe(true)
    fireEvent.click(chip('a'))
    expect(chip('c').disabled).toBe(false)
  })
})

describe('confirmation', () => {
  it('A confirmation names what is lost, and acts only when confirmed', async () => {
    const onConfirm = vi.fn()
    const onClose = vi.fn()
    show(
      <ConfirmDialog open title="¿Eliminar?" confirm="Eliminar la oferta" {...{ onConfirm, onClose }}>
        Se perderán 12 solicitudes.
      </ConfirmDialog>,
    )
    const dialog = await screen.findByRole('alertdialog', { name: '¿Eliminar?' }, { timeout: 5_000 })
    expect(dialog.textContent).toContain('12 solicitudes')
    fireEvent.click(within(dialog).getByRole('button', { name: ui.cancel }))
    expect(onClose).toHaveBeenCalledOnce()
    expect(onConfirm).not.toHaveBeenCalled()
    fireEvent.click(within(dialog).getByRole('button', { name: 'Eliminar la oferta' }))
    expect(onConfirm).toHaveBeenCalledOnce()
  })
})

describe('carousel', () => {
  it('The carousel has no arrows with one slide', () => {
    show(
      <Carousel label="Fotos">
        <p>una</p>
      </Carousel>,
    )
    expect(screen.getByText('una')).toBeTruthy()
    expect(screen.queryByRole('button')).toBeNull()
  })
})

describe('resource', () => {
  const list = (result: Result<string[]>) =>
    show(
      <Resource result={result} isEmpty={(list) => list.length === 0} skeleton="forma" empty="nada">
        {(list) => list.join()}
      </Resource>,
    ).container.textContent

  it('A resource has four states', () => {
    expect(list({})).toContain('forma')
    expect(list({ data: [] })).toBe('nada')
    expect(list({ data: ['a', 'b'] })).toBe('a,b')
    expect(list({ error: new Error() })).toContain(ui.loadFailed)
  })

  it('A resource shows its data when a refresh fails, and can be retried', () => {
    expect(list({ data: ['a'], error: new Error() })).toBe('a')
    const retry = vi.fn()
    list({ error: new Error(), mutate: retry })
    fireEvent.click(button(ui.retry))
    expect(retry).toHaveBeenCalledOnce()
  })
})
