// Cards fly and wagons roll, unless the system asks for less motion: then nothing changes its place
// gradually.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { hoards, playOn } from './lib/ahead.mjs'
import { bot, makeTable, me, openHouse } from './lib/house.mjs'
import { rest } from './lib/rest.mjs'
import { luck, play } from './lib/robot.mjs'

let house
before(async () => (house = await openHouse()))
after(() => house.close())

/** Notes each animation and transition that moves something and takes longer than a millisecond. */
function noteMotion() {
  window.motions = []
  const places = ['transform', 'translate', 'offsetDistance', 'left', 'top']
  const note = (animation) => {
    const { effect } = animation
    const moves = effect.getKeyframes().some((frame) => places.some((name) => name in frame))
    if (moves && effect.getComputedTiming().endTime > 1)
      window.motions.push(`${animation.constructor.name} ${effect.target.getAttribute('class')}`)
  }
  const { animate } = Element.prototype
  Element.prototype.animate = function (...given) {
    const animation = animate.apply(this, given)
    note(animation)
    return animation
  }
  for (const kind of ['transitionrun', 'animationstart'])
    document.addEventListener(kind, ({ target }) => target.getAnimations().forEach(note), true)
}

/** Returns everything that moves while a person draws cards and claims a route. */
async function motions(reducedMotion) {
  const anna = await house.person('Anna', { reducedMotion, settings: { motion: 'system' } })
  const { page } = anna
  await page.addInitScript(noteMotion)
  const { id } = await makeTable(anna, 'usa-new', [me, bot('greedy')], { undo: false, first: 0 })
  await anna.call('POST', `/api/tables/${id}/start`)
  let turns = 0
  await playOn([anna], id, {
    answer: hoards,
    enough: ({ asked }) => asked?.turn !== undefined && turns++ > 6,
  })
  await page.goto(`/t/${id}`)
  await page.locator('.route.lit').first().waitFor()
  let [drawn, claimed] = [false, false]
  await play(page, {
    chance: luck(3),
    enough: (done) => {
      drawn ||= /deck|slot|card/.test(done.at(-1))
      claimed ||= done.at(-1) === 'claimed'
      return drawn && claimed
    },
  })
  await rest(page)
  const found = await page.evaluate(() => window.motions)
  await anna.context.close()
  return found
}

test('nothing moves for people who prefer reduced motion', async () => {
  assert.deepEqual(await motions('reduce'), [])
  // The same game moves for others, so the check can fail.
  assert.ok((await motions('no-preference')).length > 0)
})
