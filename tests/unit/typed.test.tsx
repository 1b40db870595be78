// @vitest-environment jsdom
import { act } from '@testing-library/react'
import { useState } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useTyped } from '#hooks/browser/typed.ts'

type Told = { name: string; city: string; shift: string; agreed: boolean; files: number; days: string[] }
const sent = vi.fn<(told: Told) => void>()

/** A form that knows only the state that React gives it. */
function Form() {
  const [told, setTold] = useState<Told>({
    name: 'Lucia',
    city: 'bilbao',
    shift: '',
    agreed: false,
    files: 0,
    days: [],
  })
  const tell = (news: Partial<Told>) => setTold((known) => ({ ...known, ...news }))
  useTyped()
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        sent(told)
      }}
    >
      <input name="name" value={told.name} onChange={({ target }) => tell({ name: target.value })} />
      <select name="city" value={told.city} onChange={({ target }) => tell({ city: target.value })}>
        <option value="bilbao" />
        <option value="vigo" />
      </select>
      {['morning', 'evening'].map((shift) => (
        <input
          key={shift}
          id={shift}
          type="radio"
          name="shift"
          checked={told.shift === shift}
          onChange={() => tell({ shift })}
        />
      ))}
      <input
        name="agreed"
        type="checkbox"
        checked={told.agreed}
        onChange={({ target }) => tell({ agreed: target.checked })}
      />
      <input
        name="papers"
        type="file"
        onChange={({ target }) => tell({ files: target.files?.length ?? 0 })}
      />
      {['mon', 'tue', 'wed'].map((day) => (
        <input
          key={day}
          id={day}
          type="checkbox"
          checked={told.days.includes(day)}
          // It appends to its items, as lists with a limit do.
          onChange={() => tell({ days: [...told.days, day] })}
        />
      ))}
      <button type="submit" />
    </form>
  )
}

const place = document.body
let root: Root
async function comeAlive(): Promise<void> {
  await act(async () => {
    root = hydrateRoot(place, <Form />)
  })
}

function find<Of extends HTMLElement>(selector: string): Of {
  const found = place.querySelector<Of>(selector)
  if (!found) throw new Error(`nothing is ${selector}`)
  return found
}

function fill(selector: string, value: string): void {
  const field = find<HTMLInputElement | HTMLSelectElement>(selector)
  field.value = value
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

const press = (selector: string) => find(selector).click()
const told: Told = { name: 'Lucia', city: 'bilbao', shift: '', agreed: false, files: 0, days: [] }

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  sent.mockClear()
  place.innerHTML = renderToString(<Form />)
})
afterEach(() => act(() => root.unmount()))

it('What was typed, chosen and ticked before hydration is in the state of the form after it', async () => {
  fill('[name=name]', 'Lucia Ferrer')
  fill('[name=city]', 'vigo')
  press('#morning')
  press('#evening')
  press('[name=agreed]')
  await comeAlive()
  press('[type=submit]')
  expect(sent.mock.calls).toEqual([
    [{ ...told, name: 'Lucia Ferrer', city: 'vigo', shift: 'evening', agreed: true }],
  ])
  expect(find<HTMLInputElement>('[name=name]').value).toBe('Lucia Ferrer')
})

it('Each change meets the form with the one before it', async () => {
  press('#tue')
  press('#mon')
  await comeAlive()
  press('[type=submit]')
  expect(sent.mock.calls).toEqual([[{ ...told, days: ['mon', 'tue'] }]])
})

it('A field that was emptied before hydration stays empty, and one that was left alone as it is', async () => {
  fill('[name=name]', '')
  await comeAlive()
  press('[type=submit]')
  expect(sent.mock.calls).toEqual([[{ ...told, name: '' }]])
})

it('A file that was chosen before hydration is in the form, and the text typed beside it', async () => {
  const field = find<HTMLInputElement>('[name=papers]')
  const files = [new File(['beans'], 'beans.pdf')]
  Object.defineProperties(field, { files: { value: files }, value: { value: 'beans.pdf' } })
  fill('[name=name]', 'Nora')
  await comeAlive()
  press('[type=submit]')
  expect(sent.mock.calls).toEqual([[{ ...told, name: 'Nora', files: 1 }]])
})
