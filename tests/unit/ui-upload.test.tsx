// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { FileUpload } from '#components/ui/files/FileUpload.tsx'
import { sortFiles } from '#components/ui/files/uploadRules.ts'
import { loadTexts } from '#i18n/texts.ts'

const messages = await loadTexts('es', ['common'])

afterEach(cleanup)

const starts: Record<string, string> = { jpg: '\xff\xd8\xff', png: '\x89PNG\r\n', zip: 'PK..' }
/** Creates a file of this many bytes, with the first bytes of its extension. */
const file = (name: string, bytes = 10) => {
  const start = starts[name.slice(name.lastIndexOf('.') + 1).toLowerCase()] ?? ''
  return new File([Uint8Array.from(start.padEnd(bytes, 'x'), (content) => content.charCodeAt(0))], name)
}
const names = (files: File[]) => files.map(({ name }) => name)
const rules = { accept: ['.jpg', '.png'], maxBytes: 100, multiple: true }

describe('files for an upload', () => {
  it('An upload accepts the listed extensions in any case, and returns the rejected files apart', () => {
    const { accepted, rejected } = sortFiles(
      [file('a.JPG'), file('b.exe'), file('jpg'), file('c.png', 101)],
      rules,
    )
    expect(names(accepted)).toEqual(['a.JPG'])
    expect(rejected.map(({ reason }) => reason)).toEqual(['type', 'type', 'size'])
  })

  it('An upload of a single file uses the last of several', () => {
    const { accepted, rejected } = sortFiles([file('a.jpg'), file('b.jpg')], { ...rules, multiple: false })
    expect(names(accepted)).toEqual(['b.jpg'])
    expect(rejected).toEqual([])
  })

  it('An upload has one limit for images and one for archives, and names it', () => {
    const { accepted, rejected } = sortFiles([file('a.jpg', 101), file('b.zip', 101), file('c.zip', 301)], {
      ...rules,
      accept: ['.jpg', '.zip'],
      archive: { bytes: 300, files: 20 },
    })
    expect(names(accepted)).toEqual(['b.zip'])
    expect(rejected.map(({ file, maxBytes }) => [file.name, maxBytes])).toEqual([
      ['a.jpg', 100],
      ['c.zip', 300],
    ])
  })

  it('An upload accepts no more files than fit', () => {
    const { accepted, rejected } = sortFiles([file('a.jpg'), file('b.jpg')], { ...rules, capacity: 1 })
    expect(names(accepted)).toEqual(['a.jpg'])
    expect(rejected[0]?.reason).toBe('count')
  })
})

describe('upload box', () => {
  function open(more: { pastedAnywhere?: boolean } = {}) {
    const onAdd = vi.fn()
    const onRemove = vi.fn()
    render(
      <NextIntlClientProvider locale="es" messages={messages} timeZone="UTC">
        <FileUpload
          {...rules}
          {...more}
          {...{ onAdd, onRemove }}
          label="Fotos"
          prompt="Suelta fotos aquí"
          items={[
            { id: '1', name: 'hecha.jpg', url: '/hecha.jpg' },
            { id: '2', name: 'subiendo.jpg', progress: 0.4 },
          ]}
          describeRejection={(rejected) => `${rejected.file.name} no: ${rejected.reason}`}
        />
      </NextIntlClientProvider>,
    )
    return { onAdd, onRemove, box: screen.getByLabelText('Fotos') }
  }

  it('The upload box uploads accepted files and says why the others are rejected', async () => {
    const { onAdd, box } = open()
    fireEvent.change(box, { target: { files: [file('a.jpg'), file('b.exe')] } })
    expect(await screen.findByText('b.exe no: type')).toBeTruthy()
    expect(names(onAdd.mock.lastCall?.[0])).toEqual(['a.jpg'])
  })

  it('The upload box clears a rejection once a file is removed', async () => {
    const { box } = open()
    fireEvent.change(box, { target: { files: [file('b.exe')] } })
    await waitFor(() => expect(box.getAttribute('aria-invalid')).toBe('true'))
    fireEvent.click(screen.getAllByRole('button')[0] ?? box)
    expect(screen.queryByText('b.exe no: type')).toBeNull()
    expect(box.getAttribute('aria-invalid')).toBeNull()
  })

  it('The upload box takes files pasted into it, and elsewhere on the page only where that is wanted', async () => {
    const paste = (target: Element, name: string) =>
      fireEvent.paste(target, { clipboardData: { files: [file(name)] } })
    const { onAdd, box } = open()
    paste(document.body, 'a.jpg')
    paste(box, 'b.jpg')
    await waitFor(() => expect(onAdd).toHaveBeenCalled())
    expect(onAdd.mock.calls.map(([files]) => names(files))).toEqual([['b.jpg']])
    cleanup()
    const anywhere = open({ pastedAnywhere: true })
    paste(document.body, 'c.jpg')
    paste(anywhere.box, 'd.jpg')
    await waitFor(() => expect(anywhere.onAdd).toHaveBeenCalledTimes(2))
    expect(anywhere.onAdd.mock.calls.map(([files]) => names(files))).toEqual([['c.jpg'], ['d.jpg']])
  })

  it('The upload box removes uploaded files and cancels running uploads', () => {
    const { onRemove } = open()
    expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('40')
    for (const remove of screen.getAllByRole('button')) fireEvent.click(remove)
    expect(onRemove.mock.calls).toEqual([['1'], ['2']])
  })
})
