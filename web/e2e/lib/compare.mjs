// Compares two pictures in the browser.

/**
 * Maximum difference in a channel (out of 255) before a pixel counts: edges of letters are never
 * identical.
 */
const TOLERANCE = 40

/** The share of pixels that differ between two PNG files; 1 if their sizes differ. */
export async function difference(page, one, other) {
  return page.evaluate(
    async ([one, other, tolerance]) => {
      const pixels = async (base64) => {
        const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
        const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
        const canvas = new OffscreenCanvas(bitmap.width, bitmap.height)
        const context = canvas.getContext('2d')
        context.drawImage(bitmap, 0, 0)
        return {
          size: `${bitmap.width} ${bitmap.height}`,
          data: context.getImageData(0, 0, bitmap.width, bitmap.height).data,
        }
      }
      const [first, second] = [await pixels(one), await pixels(other)]
      if (first.size !== second.size) return 1
      let differing = 0
      for (let at = 0; at < first.data.length; at += 4) {
        const apart = (channel) => Math.abs(first.data[at + channel] - second.data[at + channel])
        if (Math.max(apart(0), apart(1), apart(2)) > tolerance) differing++
      }
      return differing / (first.data.length / 4)
    },
    [one.toString('base64'), other.toString('base64'), TOLERANCE],
  )
}
