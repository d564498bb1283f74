/**
 * Rules that somebody on this device has met in play, by campaign. A rule is explained when it
 * first matters; later it is available on request.
 */
class Learned {
  #met: Record<string, string[]> = $state(stored())

  has(campaign: string, slot: string): boolean {
    return this.#met[campaign]?.includes(slot) ?? false
  }

  learn(campaign: string, slot: string) {
    if (this.has(campaign, slot)) return
    this.#met[campaign] = [...(this.#met[campaign] ?? []), slot]
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#met))
    } catch {
      // Without storage, the rule is explained again next time.
    }
  }
}

const KEY = 'highball.learned'

function stored(): Record<string, string[]> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, string[]>
  } catch {
    return {}
  }
}

export const learned = new Learned()
