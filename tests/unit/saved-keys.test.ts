import { describe, expect, it } from 'vitest'
import { getKeys } from '#server/modules/jobs/saved/keys.ts'

describe('the keys of a tsquery', () => {
  it.each([
    ["'dog'", ['dog']],
    ["'dog' | 'perr' | '#animals'", ['dog', 'perr', '#animals']],
    ["'dog':A | 'perr':*BC", ['dog', 'perr:*']],
    ["'dog' | 'dog':*", ['dog', 'dog:*']],
    ["( 'a' | 'b' | 'c' ) & ( 'd' | 'e' )", ['d', 'e']],
    ["'tercer' <-> 'edad' | 'mayor'", ['tercer', 'mayor']],
    ["'one' & 'two' <2> 'three' | 'four'", ['one', 'four']],
    ["!'=online' & 'dog'", ['dog']],
    ["!'=online'", null],
    ["'dog' | !'=online'", null],
    ["!( 'a' | 'b' ) & 'c'", ['c']],
    ["'~l''hospitalet':*", ["~l'hospi:*"]],
    ["'~back\\\\slash'", ['~back\\slash']],
    ["'~ñandú-vecino':*", ['~ñandú-v:*']],
  ])('Every document that matches %s has one of %j', (query, keys) => {
    expect(getKeys(query)).toEqual(keys)
  })
})
